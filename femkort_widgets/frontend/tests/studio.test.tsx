import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import english from "../../i18n/en.json";
import { catalogues } from "../src/catalogues";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import openStudio from "../src/studio";
import { changeOf, choices, packOf, swapped, tried, unseen } from "../src/studio/hidden";
import { pathTo, placeOf } from "../src/studio/path";
import { PATIENCE } from "../src/studio/post";
import type { Studio } from "../src/studio/studio";
import type { Frames } from "../src/types";
import { aceBook, replayModel } from "./model";
import { find, hide, show } from "./show";

/** A host that answers when it is told to. */
const opened = (more: Record<string, unknown> = {}) => {
  const model = replayModel({ at: 3, revision: 0, editable: true, _studio: "text", ...more });
  const desk = new ReplayDesk(model.host);
  const studio = openStudio(desk) as Studio;
  desk.studio = studio;
  const root = show(desk, Replay);
  act(() => void desk.run("whatif"));
  const answer = (given: Record<string, unknown> = {}) => {
    const { id } = model.sent.at(-1) ?? {};
    act(() => model.fire("msg:custom", { kind: "edited", turn: 1, id, ...given }));
  };
  if (!desk.stop) answer();
  model.sent.length = 0;
  const press = (selector: string) => act(() => find(root, selector).click());
  return { model, desk, studio, root, answer, press };
};
const said = (root: HTMLElement, kind: string) =>
  find(root, `[data-live="${kind}"]`).textContent?.trim();

const at3 = aceBook.frames[3] as Frames["frames"][number];
const mover = at3.to_play as number;
const on = aceBook.frames.find((one) => one.parent === 3)?.played?.card;
const other = at3.hands[mover]?.find((card) => card !== on) as string;

const stop = aceBook.frames.findIndex((frame) => frame.stop);
const answers = { [stop]: ["shown"] };

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  hide();
  vi.useRealTimers();
});

describe("a position by its cards", () => {
  test("is found again whatever the frames are numbered", () => {
    for (const { id } of aceBook.frames) expect(placeOf(aceBook, pathTo(aceBook, id))).toBe(id);
  });
  test("is nowhere once a card on the way is gone", () => {
    const path = pathTo(aceBook, 3);
    expect(placeOf(aceBook, { ...path, steps: [...path.steps, "0 S2 "] })).toBeNull();
    expect(placeOf(aceBook, { ...path, round: 9 })).toBeNull();
  });
});

describe("hidden cards", () => {
  const hands = [["SA", "H2"], ["D3", "C4"], null];
  test("change places, and the change is what a record writes", () => {
    const after = swapped(hands, { seat: 0, card: "SA" }, { seat: 1, card: "C4" });
    expect(after).toEqual([["C4", "H2"], ["D3", "SA"], null]);
    expect(changeOf(hands, after, ["S", "W", "N"])).toBe("S-SA S+C4 W-C4 W+SA");
    const back = swapped(after, { seat: 0, card: "C4" }, { seat: 1, card: "SA" });
    expect(changeOf(hands, back, ["S", "W", "N"])).toBe("");
  });
  test("that are tried stand in the book with the reasons that were sent along", () => {
    const reason = { legal: false, key: "follows", params: {}, cites: [], binds: [] };
    const sent = { hands, verdicts: [[0, 0], null, null], to_play: 0 };
    const book = tried(aceBook, 3, sent, [reason]);
    const frame = book.frames[3];
    expect(frame?.hands).toBe(hands);
    expect(book.reasons[frame?.verdicts[0]?.[0] ?? 0]).toBe(reason);
    expect([frame?.id, frame?.parent, frame?.trick]).toEqual([3, at3.parent, at3.trick]);
    expect(aceBook.frames[3]).toBe(at3);
  });
});

describe("cards to choose from", () => {
  test("are those of the pack that nobody has shown", () => {
    const round = aceBook.rounds[0] as Frames["rounds"][number];
    expect(packOf(round)).toHaveLength(52);
    expect(packOf({ ...round, removed: ["S2", "H2"] })).toHaveLength(50);
    const left = unseen(aceBook, 3);
    const known = aceBook.frames[0]?.hands.flatMap((hand) => hand ?? []) ?? [];
    expect(left).toHaveLength(52 - known.length);
    expect(left.filter((card) => known.includes(card))).toEqual([]);
  });
  test("are the hand alone where all of it is known", () => {
    expect(choices(aceBook, 3, mover)).toEqual(at3.hands[mover]);
    const frames = aceBook.frames.map((one) => ({
      ...one,
      hands: one.hands.map((hand, seat) => (seat === mover ? [] : hand)),
    }));
    expect(choices({ ...aceBook, frames }, 3, mover)).toContain(other);
  });
});

test("its sentences come with it, and each is in the catalogue", () => {
  opened();
  const own = Object.keys(english).filter((key) => key.includes(".studio."));
  expect(own.length).toBeGreaterThan(40);
  for (const key of own) expect(catalogues.en).toHaveProperty([key]);
});

test("a legal card goes to Python, once; one of the record is only a step", () => {
  const { desk, model } = opened();
  act(() => desk.touch({ seat: mover, card: other }));
  const id = expect.any(String);
  expect(model.sent).toEqual([{ kind: "edit", at: 3, turn: 0, id, do: "play", card: other }]);
});

test("a card of the record is only a step", () => {
  const { desk, model } = opened();
  act(() => desk.touch({ seat: mover, card: on as string }));
  expect(model.sent).toEqual([]);
  expect(desk.frame.parent).toBe(3);
});

test("a card against the rules is refused, and sent as one where they are allowed", () => {
  const at = aceBook.frames.find((one) =>
    one.verdicts[one.to_play ?? 0]?.some((index) => !aceBook.reasons[index]?.legal),
  ) as Frames["frames"][number];
  const seat = at.to_play as number;
  const place = at.verdicts[seat]?.findIndex((index) => !aceBook.reasons[index]?.legal) ?? 0;
  const card = at.hands[seat]?.[place] as string;
  const { desk, model, press } = opened({ at: at.id });
  act(() => desk.touch({ seat, card }));
  expect(desk.state.refusal?.card).toBe(card);
  expect(model.sent).toEqual([]);
  press('[data-do="free"]');
  act(() => desk.touch({ seat, card }));
  expect(model.sent).toMatchObject([{ do: "play", card, irregular: true }]);
});

test("one edit at a time: what is pressed meanwhile is done after it, on the new turn", () => {
  const { model, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("true");
  press('[data-do="bots_round"]');
  expect(model.sent).toHaveLength(1);
  model.traits.revision = 1;
  answer();
  expect(model.sent[1]).toMatchObject({ do: "bots", upto: "round", turn: 1 });
});

test("an error is said and shown, and what waited behind it is dropped", () => {
  const { model, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  press('[data-do="bots_round"]');
  answer({ error: { key: "stale", params: {} } });
  expect(model.sent).toHaveLength(1);
  expect(said(root, "assertive")).toBe(english["error.stale"]);
  expect(find(root, '[data-part="studio"]').textContent).toContain(english["error.stale"]);
  press('[data-do="bots_trick"]');
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
});

test("no bare key is ever said", () => {
  const { root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  answer({ error: { key: "nobody_knows" } });
  expect(said(root, "assertive")).toBe(english["error.not_now"]);
});

test("without a kernel, and where it does not answer, it says so", () => {
  const { model, root, press, answer } = opened();
  press('[data-do="bots_trick"]');
  act(() => void vi.advanceTimersByTime(PATIENCE));
  expect(said(root, "assertive")).toBe(english["ui.studio.no_kernel"]);
  press('[data-do="bots_round"]');
  expect(model.sent).toHaveLength(1);
  answer();
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
  expect(model.sent).toHaveLength(1);
  model.alive = false;
  press('[data-do="bots_trick"]');
  expect(said(root, "assertive")).toBe(english["ui.studio.no_kernel"]);
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("false");
});

test("an answer for another view of the widget is no answer for this one", () => {
  const { root, answer, press } = opened();
  answer({ error: { key: "stale" } });
  press('[data-do="bots_trick"]');
  answer({ id: "another", error: { key: "stale" }, undo: true });
  expect(said(root, "assertive")).toBe("");
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("true");
});

test("whether Python is there is known before the first edit, and what can be done again", () => {
  const { model, root, desk, answer } = opened();
  act(() => void desk.run("leave"));
  act(() => void desk.run("whatif"));
  expect(model.sent).toMatchObject([{ do: "begin" }]);
  answer({ undo: true, redo: true });
  for (const command of ["undo", "redo"])
    expect(find(root, `[data-do="${command}"]`).hasAttribute("aria-disabled")).toBe(false);
  act(() => void desk.run("leave"));
  model.alive = false;
  act(() => void desk.run("whatif"));
  expect(find(root, '[data-part="studio"]').textContent).toContain(english["ui.studio.no_kernel"]);
});

test("what Python was late with counts when it comes, unless one has left meanwhile", () => {
  const { model, desk, root, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  const swap = () => {
    press('[data-do="swap"]');
    act(() => desk.touch({ seat: 0, card: one }));
    act(() => desk.touch({ seat: 2, card: two }));
    act(() => void vi.advanceTimersByTime(PATIENCE));
  };
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  const given = { frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] };
  swap();
  answer(given);
  expect(desk.frame.hands[0]).toContain(two);
  act(() => void desk.run("close"));
  expect(desk.frame.hands[0]).toContain(one);
  swap();
  const { id } = model.sent.at(-1) as { id: string };
  act(() => void desk.run("leave"));
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  answer({ id, ...given });
  expect(desk.frame.hands[0]).toContain(one);
});

test("one leaves after the edit that is under way, and all at once", () => {
  const { desk, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  act(() => void desk.run("leave"));
  expect(root.querySelector('[data-part="studio-bar"]')).not.toBeNull();
  answer();
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  act(() => void desk.run("whatif"));
  answer();
  press('[data-do="swap"]');
  press('[data-do="leave"]');
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
});

test("the second click of a double one plays nothing", () => {
  const { model, root, press } = opened();
  press('[data-do="pick"]');
  const click = (detail: number) => {
    const [card] = root.querySelectorAll('[data-part="choices"] [data-card]');
    act(() => void card?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
  };
  click(2);
  expect(model.sent).toHaveLength(0);
  click(1);
  expect(model.sent).toHaveLength(1);
});

test("what was removed is counted, and can be taken back at once", () => {
  const { model, root, answer, press, desk } = opened();
  press('[data-do="remove"]');
  model.traits.frames = { ...aceBook, frames: aceBook.frames.slice(0, 3) };
  model.traits.at = 2;
  act(() => model.fire("change:frames"));
  answer({ undo: true });
  const gone = aceBook.frames.length - 3;
  expect(find(root, '[data-part="studio"]').textContent).toContain(`${gone} cards`);
  press('[data-part="studio"] [data-do="undo"]');
  expect(model.sent.at(-1)).toMatchObject({ do: "undo" });
  answer();
  expect(desk.state.polite).not.toBe("");
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
});

test("the keys of undo and redo say where there is nothing to do", () => {
  const { model, root, desk } = opened();
  for (const command of ["undo", "redo"] as const) {
    act(() => void desk.run(command));
    expect(said(root, "polite")).toBe(english[`say.studio.no_${command}`]);
  }
  expect(model.sent).toEqual([]);
});

test("after the last card the next round is at hand, and the focus on it", () => {
  const last = aceBook.frames.findLast((frame) => frame.line === 0);
  const { root, press, desk } = opened({ at: last?.parent, answers });
  press('[data-do="pick"]');
  act(() => void desk.run("next"));
  expect(document.activeElement).toBe(find(root, '[data-pane] [data-do="new_round"]'));
});

test("a card is asked for where the next round turns one", () => {
  const { model, root, desk, answer, press } = opened();
  press('[data-do="enter"]');
  press('[data-do="new_round"]');
  answer({ error: { key: "studio.turned" } });
  expect(said(root, "assertive")).toBe(english["error.studio.turned"]);
  expect(desk.state.pane).toBe("studio.turned");
  press('[data-part="choices"] [data-card="H7"]');
  expect(model.sent.at(-1)).toMatchObject({ do: "new_round", turned: "H7" });
  answer();
  expect(desk.state.pane).toBe("studio.enter");
});

test.each([
  ["fr", "k", false],
  ["en", "d", true],
])("in a hand the letter of a card is no command (%s)", (lang, suit, lines) => {
  const { desk, root } = opened({ lang });
  const { showLines } = desk.state;
  const press = (key: string) =>
    act(() => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
  act(() => find(root, '[data-part="hand"] [data-card]').focus());
  press(suit);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("D8");
  press("v");
  expect(desk.state.showLines !== showLines).toBe(lines);
});

test("what is played from changed hands is shown, not the record without it", () => {
  const { model, desk, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  press('[data-do="swap"]');
  act(() => desk.touch({ seat: 0, card: one }));
  act(() => desk.touch({ seat: 2, card: two }));
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  answer({ frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] });
  act(() => desk.touch({ seat: mover, card: on as string }));
  const [id, frames] = [aceBook.frames.length, [...aceBook.frames]];
  frames.push({ ...at3, id, parent: 3, line: 9, hands });
  Object.assign(model.traits, { frames: { ...aceBook, frames }, at: id, answers });
  act(() => model.fire("change:frames"));
  act(() => model.fire("change:at"));
  answer({ undo: true });
  expect(desk.book.frames).toHaveLength(id + 1);
  expect(desk.frame.hands[0]).toContain(two);
});

test("an edit leads past no question that waits, and past those that are answered", () => {
  const { model, desk } = opened({ at: stop - 1 });
  const led = (answers: Record<string, string[]>) => {
    Object.assign(model.traits, { frames: { ...aceBook }, at: stop + 2, answers });
    act(() => model.fire("change:frames"));
    return desk.state.at;
  };
  expect(stop).toBeGreaterThan(0);
  expect(led({})).toBe(stop);
  expect(led(answers)).toBe(stop + 2);
});

test("in another round no card is chosen yet", () => {
  const { model, studio, root, press } = opened({ answers });
  press('[data-do="enter"]');
  expect(root.querySelectorAll('[data-part="choices"] [aria-pressed="true"]')).toHaveLength(5);
  const { frames, rounds } = aceBook;
  const id = frames.length;
  const start = frames[0] as Frames["frames"][number];
  const next = { ...start, id, round: 1, hands: [[], [], [], []] };
  model.traits.frames = { ...aceBook, frames: [...frames, next], rounds: [...rounds, ...rounds] };
  model.traits.at = id;
  act(() => model.fire("change:frames"));
  expect(studio.dealt).toMatchObject({ cards: [], round: 1 });
  expect(root.querySelectorAll('[data-part="choices"] [aria-pressed="true"]')).toHaveLength(0);
});

test("covered hands are not to be seen where hands are entered", () => {
  const { studio, root, press } = opened({ seat: 1, covered: true });
  press('[data-do="enter"]');
  expect(studio.dealt.seat).toBe(1);
  expect(root.querySelectorAll('[data-part="whose"] option')).toHaveLength(1);
  expect(root.querySelectorAll('[data-part="choices"] [data-card]')).toHaveLength(52);
});

test("two hidden cards are tried, marked, played from or forgotten", () => {
  const { model, desk, studio, root, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  press('[data-do="swap"]');
  act(() => desk.touch({ seat: 0, card: one }));
  act(() => desk.touch({ seat: 2, card: two }));
  const [{ change }] = model.sent as [{ change: string }];
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  answer({ frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] });
  expect(desk.frame.hands[0]).toContain(two);
  expect(root.querySelectorAll("[data-changed]")).toHaveLength(2);
  act(() => desk.touch({ seat: mover, card: on as string }));
  expect(model.sent.at(-1)).toMatchObject({ do: "play", card: on, change });
  answer({ error: { key: "stale" } });
  act(() => void desk.run("prev"));
  expect(studio.tried).toBeNull();
  act(() => void desk.run("next"));
  expect(desk.frame.hands[0]).toContain(one);
});

test("Escape leaves what is being done, then the change, then the studio where it began", () => {
  const { desk, press, root } = opened();
  act(() => void desk.run("next"));
  press('[data-do="comment"]');
  act(() => void desk.run("close"));
  expect(root.querySelector("textarea")).toBeNull();
  expect(root.querySelector('[data-part="studio-bar"]')).not.toBeNull();
  act(() => void desk.run("close"));
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  expect(desk.state.at).toBe(3);
});

test("a comment begins with what is written there and is sent for the step it is about", () => {
  const { desk, model, press, root } = opened({ at: 1 });
  press('[data-do="comment"]');
  const area = find(root, "textarea") as HTMLTextAreaElement;
  const written = aceBook.frames[1]?.comments.filter(({ lang }) => lang === "en") ?? [];
  const own = written.map(({ text }) => text).join("\n");
  expect(area.value).toBe(own);
  area.value = " [HQ] & <b> ";
  act(() => void desk.run("next"));
  expect(area.isConnected).toBe(true);
  press('[data-do="save"]');
  expect(model.sent).toMatchObject([{ do: "comment", text: "[HQ] & <b>", at: 1 }]);
});

test("a comment on a step that is gone meanwhile is not written elsewhere", () => {
  const { model, root, press } = opened();
  press('[data-do="comment"]');
  const { frames } = aceBook;
  const gone = { ...(frames[3] as Frames["frames"][number]), played: { seat: 9, card: "C2" } };
  model.traits.frames = { ...aceBook, frames: frames.map((one) => (one.id === 3 ? gone : one)) };
  act(() => model.fire("change:frames"));
  press('[data-do="save"]');
  expect(model.sent).toEqual([]);
  expect(said(root, "assertive")).toBe(english["error.stale"]);
});

test("cards of a deal are chosen up to a full hand; the rest is unknown", () => {
  const { desk, model, press, root } = opened();
  press('[data-do="enter"]');
  const known = aceBook.frames[0]?.hands[mover] ?? [];
  act(() => desk.touch({ seat: mover, card: "C2" }));
  expect(said(root, "assertive")).not.toBe("");
  act(() => desk.touch({ seat: mover, card: known[0] as string }));
  press('[data-do="deal"]');
  expect(model.sent).toMatchObject([{ do: "deal", seat: mover, cards: [...known.slice(1), "?1"] }]);
});
