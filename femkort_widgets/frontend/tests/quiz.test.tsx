/** The quiz: what is chosen and sent, what is told and spoken, and what an exam never shows. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QuizDesk } from "../src/quiz/desk";
import { type Asked, NONE, type QuizTrait } from "../src/quiz/state";
import { Quiz } from "../src/quiz/view";
import { PATIENCE } from "../src/shared/patience";
import { dealBook, FakeModel, upTo } from "./model";
import { find, hide, show } from "./show";

afterEach(() => {
  vi.useRealTimers();
  hide();
});

const YOU = 0;
const turn = dealBook.frames.findIndex(({ to_play }) => to_play === YOU);
const hand = dealBook.frames[turn]?.hands[YOU] ?? [];
const [first = "", second = ""] = hand;

const cards: Asked = {
  number: "1",
  kind: "legal",
  name: "Which cards",
  text: "Which cards may you play?",
  note: "",
  seat: YOU,
  card: null,
  laid: false,
  cards: true,
  many: true,
  choices: hand.map((key) => ({ key, text: `[${key}]` })),
  given: null,
  tries: 0,
  takes: true,
  again: false,
  show: true,
  hint: "",
};
const words: Asked = {
  ...cards,
  kind: "winner",
  cards: false,
  many: false,
  choices: ["N", "E", "S"].map((key) => ({ key, text: `Player ${key}` })),
};
const trait = (question: Asked | null, more: Partial<QuizTrait> = {}): QuizTrait => ({
  turn: 1,
  mode: "ask",
  title: "",
  student: "",
  at: 0,
  dots: ["1", "2"].map((number) => ({ number, state: "open" })),
  done: { answered: 0, shown: 0, unread: 0, open: 2 },
  score: 0,
  possible: 2,
  question,
  reply: null,
  kinds: [],
  more: false,
  problem: "",
  ...more,
});

const opened = (question: Asked | null, more: Partial<QuizTrait> = {}, at = turn) => {
  const model = new FakeModel({
    frames: upTo(at),
    state: trait(question, more),
    seat: YOU,
    lang: "en",
    settings: {},
  });
  const desk = new QuizDesk(model.host);
  const root = show(desk, Quiz);
  const publish = (next: QuizTrait) =>
    act(async () => {
      model.traits.state = next;
      model.fire("change:frames");
      model.fire("change:state");
    });
  return { model, desk, root, publish };
};
const click = (root: HTMLElement, selector: string) => act(() => find(root, selector).click());
const press = (element: HTMLElement, key: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const held = (card: string) => `[data-part="hand"] [data-card="${card}"]`;
const chosen = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[aria-checked="true"]')].map((one) => one.dataset.choice);
const said = (root: HTMLElement, kind: string) =>
  find(root, `[data-live="${kind}"]`).textContent?.trim() ?? "";

describe("an answer", () => {
  it("is given with cards of the hand, taken back by a second click, and sent once", () => {
    const { model, desk, root } = opened(cards);
    for (const card of [first, second, first]) click(root, held(card));
    expect(desk.state.chosen).toEqual([second]);
    const check = find(root, '[data-do="check"]');
    for (let n = 0; n < 3; n += 1) act(() => check.click());
    expect(model.sent).toEqual([{ do: "answer", answer: [second], turn: 1 }]);
    click(root, held(first));
    expect(desk.state.chosen).toEqual([second]);
  });

  it("is one of the choices, by number or by arrow", () => {
    const { model, root } = opened(words);
    press(find(root, '[data-part="question"]'), "2");
    expect(chosen(root)).toEqual(["E"]);
    const choice = find(root, '[data-choice="E"]');
    choice.focus();
    press(choice, "ArrowDown");
    expect(chosen(root)).toEqual(["S"]);
    press(find(root, '[data-choice="S"]'), "Enter");
    expect(model.sent).toEqual([{ do: "answer", answer: ["S"], turn: 1 }]);
  });

  it("can be that none of them is right, which excludes the others", () => {
    const { model, root } = opened({ ...words, many: true });
    click(root, '[data-choice="N"]');
    click(root, `[data-choice="${NONE}"]`);
    expect(chosen(root)).toEqual([NONE]);
    click(root, '[data-do="check"]');
    expect(model.sent).toEqual([{ do: "answer", answer: [], turn: 1 }]);
  });

  it("is missed before anything is chosen", () => {
    const { model, desk, root } = opened(words);
    press(find(root, '[data-part="question"]'), "+");
    expect(model.sent).toEqual([]);
    expect(said(root, "assertive")).toBe(desk.tr.t("ui.quiz.chosen", { n: 0 }));
  });

  it("that nobody hears is said, and can be given again", () => {
    vi.useFakeTimers();
    const { model, desk, root } = opened(words);
    click(root, '[data-choice="N"]');
    click(root, '[data-do="check"]');
    act(() => void vi.advanceTimersByTime(PATIENCE));
    expect(find(root, '[data-part="problem"]').textContent).toBe(desk.tr.t("ui.quiz.no_kernel"));
    model.alive = false;
    click(root, '[data-do="check"]');
    expect(model.sent).toHaveLength(1);
    expect(said(root, "assertive")).toBe(desk.tr.t("ui.quiz.no_kernel"));
  });
});

describe("what is told", () => {
  const line = { name: "", text: "It heads the trick.", cites: ["FK-33"] };
  const reply: QuizTrait["reply"] = {
    grade: "wrong",
    says: "Not so.",
    lines: [
      { ...line, key: first, right: false },
      { ...line, key: second, right: true },
    ],
  };
  const tried = { ...cards, given: [first], tries: 1, takes: false, again: true };

  it("stands on the cards and beside the question, and is spoken", async () => {
    const { root, publish } = opened(cards);
    click(root, held(first));
    click(root, '[data-do="check"]');
    expect(root.querySelector("[data-right]")).toBeNull();
    await publish(trait(tried, { turn: 2, reply }));
    expect(find(root, `${held(first)} [data-right]`).dataset.right).toBe("false");
    expect(find(root, `${held(second)} [data-right]`).dataset.right).toBe("true");
    expect(find(root, '[data-part="feedback"]').dataset.verdict).toBe("wrong");
    expect(said(root, "polite")).toContain("Not so. It heads the trick.");
  });

  it("stays chosen, not yet given, while the language is changed", async () => {
    const { desk, publish } = opened(cards);
    act(() => desk.choose(first));
    await publish(trait({ ...cards, text: "Quelles cartes ?" }, { turn: 2 }));
    expect(desk.state.chosen).toEqual([first]);
    await publish(trait({ ...cards, number: "2" }, { at: 1, turn: 3 }));
    expect(desk.state.chosen).toEqual([]);
  });

  it("goes when the question is tried again, and nothing is chosen then", async () => {
    const { desk, root, publish } = opened(tried, { reply });
    expect(desk.state.chosen).toEqual([first]);
    await publish(trait({ ...tried, takes: true, again: false }, { turn: 2 }));
    expect(desk.state.chosen).toEqual([]);
    expect(root.querySelector("[data-right]")).toBeNull();
  });

  it("is in an exam that the answer is kept, in whatever order its cards were chosen", async () => {
    const exam = { mode: "exam", score: null } as const;
    const { desk, root, publish } = opened(cards, exam);
    for (const card of [second, first]) click(root, held(card));
    const kept = { ...cards, given: [first, second], tries: 1, show: false };
    await publish(trait(kept, { ...exam, turn: 2 }));
    expect(find(root, '[data-part="primary"] button').dataset.do).toBe("next");
    expect(find(root, '[data-part="feedback"]').textContent).toBe(desk.tr.t("ui.quiz.kept"));
    expect(root.querySelector('[data-part="score"], [data-right]')).toBeNull();
    click(root, held(second));
    expect(desk.state.chosen).toEqual([first]);
    expect(find(root, '[data-part="primary"] button').dataset.do).toBe("check");
  });
});

it("names the players in what was played so far as everywhere else", () => {
  const { desk, root } = opened(words, {}, turn + 2);
  const named = [...root.querySelectorAll('[data-part="play"] .fk-faint')];
  const known = desk.round.seats.map((_, seat) => desk.name(seat));
  expect(named.length).toBeGreaterThan(0);
  for (const one of named) expect(known).toContain(one.textContent);
});

it("takes no other command than its own", () => {
  const { model, desk } = opened(cards);
  for (const command of ["hint", "worth", "sheet", "why", "undo", "projector", "whatif"])
    expect(desk.run(command)).toBe(false);
  expect([desk.run("prev"), desk.run("again"), desk.run("more")]).toEqual([false, false, false]);
  expect(model.sent).toEqual([]);
});

it("ends with what was right, kind by kind, and new questions of one", () => {
  const kinds = [{ kind: "legal", name: "Which cards", right: 1, of: 2 }];
  const done = { answered: 1, shown: 1, unread: 0, open: 0 };
  const { model, desk, root } = opened(null, { at: 2, kinds, more: true, done, score: 1 });
  expect(find(root, '[data-part="ending"]').textContent).toContain(desk.tr.t("ui.quiz.done", done));
  const row = find(root, '[data-kind="legal"]');
  expect(row.textContent).toContain(desk.tr.t("ui.quiz.of", { n: 1, of: 2 }));
  click(root, '[data-more="legal"]');
  expect(model.sent).toEqual([{ do: "more", kind: "legal", turn: 1 }]);
});
