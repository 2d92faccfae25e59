import { afterEach, describe, expect, it } from "vitest";
import fanTan from "../fixtures/fan-tan.json";
import seen from "../fixtures/fan-tan-table.json";
import { cardsOf, endsLap, withCard } from "../src/layout/rows";
import { keyList } from "../src/panes/key-list";
import { ReplayDesk } from "../src/replay/desk";
import { commandOf } from "../src/shared/keys";
import { backTrick, nextTrick } from "../src/shared/line";
import { legalCards } from "../src/shared/reasons";
import { moveSaid, scoreSaid, turnSaid, wholeTableSaid } from "../src/shared/speech";
import { TableDesk } from "../src/table/desk";
import { Table } from "../src/table/view";
import type { Frame, Frames, TableTrait } from "../src/types";
import { replayModel, tableModel, tableState } from "./model";
import { find, hide, show, showReplay } from "./show";

const book = fanTan as unknown as Frames;
const table = seen as unknown as { frames: Frames; state: TableTrait };
const last = book.frames.at(-1) as Frame;

/** The table at frame 5: South is to play and nothing fits. */
const passing = (more: Record<string, unknown> = {}) => {
  const model = tableModel(0, {
    frames: table.frames,
    state: tableState({ turn: 3, bots: [1, 2, 3] }),
    ...more,
  });
  const desk = new TableDesk(model.host);
  return { model, desk, root: show(desk, Table) };
};

/** The replay at a frame where South is to play and has a card that fits. */
const fitting = book.frames.findIndex(
  (frame) => frame.to_play === 0 && legalCards(book, frame, 0).some((card) => card !== "pass"),
);

/** Somebody goes out. */
const over: Frames = {
  ...book,
  frames: [
    ...book.frames,
    {
      ...last,
      id: last.id + 1,
      parent: last.id,
      ply: last.ply + 1,
      played: { seat: 0, card: "H6", why: null, broke: [], glyphs: [] },
      to_play: null,
      over: true,
      pass: null,
      result: { winner: 0, points: [0, 5, 6, 7], void: false },
    },
  ],
};

const press = (key: string) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});

afterEach(hide);

describe("the rows", () => {
  it("hold every card from the lowest to the highest, the ace below the two", () => {
    expect(cardsOf({ low: "S5", high: "S9" })).toEqual(["S5", "S6", "S7", "S8", "S9"]);
    expect(cardsOf({ low: "HA", high: "HK" })).toHaveLength(13);
  });

  it("grow at the end where the card belongs", () => {
    const none = { S: null, H: null, D: null, C: null };
    const seven = withCard(none, "D7");
    expect(seven.D).toEqual({ low: "D7", high: "D7" });
    expect(withCard(withCard(seven, "D6"), "D8").D).toEqual({ low: "D6", high: "D8" });
    expect(withCard(seven, "pass")).toEqual(seven);
  });

  it("stand on the table with the seven and both ends as cards, and ranks between", () => {
    const { root } = showReplay({ frames: book, at: last.id });
    for (const [suit, row] of Object.entries(last.layout ?? {})) {
      const line = find(root, `[data-part="layout"] [data-suit="${suit}"]`);
      const shown = [...line.querySelectorAll<HTMLElement>("[data-card]")];
      const cards = row ? [...new Set([row.low, `${suit}7`, row.high])] : [];
      expect(shown.map((card) => card.dataset.card)).toEqual(cards);
      const between = line.querySelectorAll(".fk-between").length;
      expect(between + cards.length).toBe(row ? cardsOf(row).length : 0);
    }
  });

  it("mark the last card, and name who laid it", () => {
    const { root, desk } = showReplay({ frames: book, at: last.id });
    const newest = root.querySelectorAll<HTMLElement>(
      '[data-part="layout"] [data-new] [data-card]',
    );
    expect([...newest].map((card) => card.dataset.card)).toEqual([last.played?.card]);
    const lately = find(root, '[data-part="lately"]').textContent;
    expect(lately).toContain(desk.name(last.played?.seat ?? 0));
  });

  it("show a card on its way before Python has answered", () => {
    const at = book.frames[fitting] as Frame;
    const card = legalCards(book, at, 0)[0] as string;
    const { desk, root } = passing({
      frames: { ...book, frames: book.frames.slice(0, fitting + 1) },
    });
    const held = `[data-zone="hand"] [data-card="${card}"]`;
    expect(root.querySelector(held)).not.toBeNull();
    desk.touch({ seat: 0, card });
    expect(root.querySelector(held)).toBeNull();
    expect(root.querySelector(`[data-part="layout"] [data-card="${card}"]`)).not.toBeNull();
  });

  it("stand in a table for who does not see them", () => {
    const { root } = showReplay({ frames: book, at: last.id });
    const rows = [...root.querySelectorAll('[data-part="rows"] tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows.map(([suit]) => suit)).toEqual(["spades", "hearts", "diamonds", "clubs"]);
    expect(rows.map(([, low]) => low === "")).toEqual(
      Object.values(last.layout ?? {}).map((row) => row === null),
    );
    expect(root.querySelectorAll('[data-part="state"] thead th')).toHaveLength(4);
  });
});

describe("the pass", () => {
  it("is sent where nothing fits, by button and by key", () => {
    const { model, desk, root } = passing();
    const button = find(root, '[data-do="pass"]');
    expect(button.getAttribute("aria-disabled")).toBeNull();
    button.click();
    expect(model.sent).toEqual([{ do: "play", card: "pass", turn: 3 }]);
    const other = passing();
    expect(other.desk.run("pass")).toBe(true);
    expect(other.model.sent).toEqual([{ do: "play", card: "pass", turn: 3 }]);
    expect(desk.state.pending).toBe("pass");
  });

  it("is refused with its reason while a card fits, and the try is told", () => {
    const { model, desk, root } = passing({
      frames: { ...book, frames: book.frames.slice(0, fitting + 1) },
    });
    const button = find(root, '[data-do="pass"]');
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(model.sent).toEqual([{ do: "tried", card: "pass", turn: 3 }]);
    expect(desk.state.refusal?.reason?.key).toBe("must_play");
    expect(desk.state.assertive).toBe(
      desk.sentence(desk.state.refusal?.reason as never, 0, "name"),
    );
    expect(desk.state.pending).toBeNull();
  });

  it("is told in the line of reasons by the name of who passes, and by no card", () => {
    const at = book.frames.findIndex(({ played }) => played?.card === "pass");
    const { desk, root } = showReplay({ frames: book, at });
    const { seat, why } = book.frames[at]?.played ?? { seat: -1, why: null };
    const line = find(root, '[data-part="reason"]');
    expect(line.textContent).toContain(`${desk.name(seat)}${desk.tr.t("ui.colon", { what: "" })} `);
    expect(line.textContent).toContain(desk.sentence(book.reasons[why ?? -1] as never, seat));
    expect(line.querySelector(".fk-word")).toBeNull();
  });

  it("names the cards that fit in the order of the hand", () => {
    const { desk } = passing({ frames: { ...book, frames: book.frames.slice(0, fitting + 1) } });
    const must = desk.verdict({ seat: 0, card: "pass" });
    if (must?.key !== "must_play") throw new Error("the pass is not refused");
    const said = (binds: string[]) => desk.sentence({ ...must, binds }, 0, "name");
    const held = desk.inOrder(["C7", "S7", "H7"]);
    const places = held.map((card) => said(["C7", "S7", "H7"]).indexOf(desk.tr.card(card, "name")));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(said(["H7", "C7", "S7"])).toBe(said(["C7", "S7", "H7"]));
  });

  it("tells nothing of itself in an exam", () => {
    const { root } = passing({ state: tableState({ mode: "exam" }) });
    const button = find(root, '[data-do="pass"]');
    expect(button.getAttribute("aria-description")).toBeNull();
    expect(button.className).not.toMatch(/fk-is-(legal|refused)/);
  });

  it("stands in the move list of a replay, and a click on it steps on", () => {
    const desk = new ReplayDesk(replayModel({ frames: book, at: 1 }).host);
    expect(book.frames[2]?.played).toMatchObject({ seat: 0, card: "pass" });
    desk.touch({ seat: 0, card: "pass" });
    expect(desk.frame.id).toBe(2);
    expect(desk.run("prev")).toBe(true);
    expect(desk.run("pass")).toBe(true);
    expect(desk.frame.id).toBe(2);
  });

  it("has no button and no key in a game of tricks", () => {
    const { root, desk } = showReplay();
    expect(root.querySelector('[data-do="pass"]')).toBeNull();
    expect(desk.run("pass")).toBe(false);
    expect(commandOf(press("p"), "bar", "table")).toBeNull();
    expect(commandOf(press("p"), "bar", "table", true)).toBe("pass");
    const commands = (passes: boolean) => keyList("table", passes).map(({ command }) => command);
    expect(commands(false)).not.toContain("pass");
    expect(commands(true)).toContain("pass");
  });
});

describe("laps", () => {
  it("are what tricks are elsewhere: steps and groups of the move list", () => {
    const ends = book.frames.filter((frame) => endsLap(book.rounds[0], frame)).map(({ id }) => id);
    expect(ends).toEqual([4, 8, 12]);
    expect(nextTrick(book, 0)).toBe(4);
    expect(nextTrick(book, 4)).toBe(8);
    expect(backTrick(book, 6)).toBe(4);
    expect(backTrick(book, 4)).toBe(0);
    const { root } = showReplay({ frames: book, at: 0 });
    const lines = [...root.querySelectorAll('[data-part="moves"] .fk-line > li')];
    expect(lines.map((line) => line.querySelectorAll("[data-move]").length)).toEqual([4, 4, 4, 1]);
  });

  it("name the buttons", () => {
    const { root, desk } = showReplay({ frames: book });
    const label = find(root, '[data-do="next_trick"]').getAttribute("aria-label");
    expect(label).toBe(desk.tr.t("ui.do.next_trick", { laps: "yes" }));
    expect(desk.named("undo")).toBe(desk.tr.t("ui.do.undo"));
  });
});

describe("what is said of Fan Tan", () => {
  const teller = (lang = "en", you: number | null = null) => {
    const desk = new ReplayDesk(replayModel({ frames: over, lang, seat: you }).host);
    return desk.teller;
  };
  const at = (id: number) => over.frames[id] as Frame;

  it.each([
    ["en", 7, "West lays the seven of hearts."],
    ["fr", 7, "Ouest pose le sept de cœur."],
    ["en", 2, "South passes."],
    ["fr", 2, "Sud passe."],
  ])("in %s at move %i", (lang, id, said) => {
    expect(moveSaid(teller(lang), over, at(id))).toBe(said);
  });

  it("tells who goes out", () => {
    const said = moveSaid(teller(), over, at(last.id + 1));
    expect(said).toContain(teller().tr.t("ui.result.out", { who: "other", name: "South" }));
  });

  it("says at your turn how many cards fit, or that you pass", () => {
    const you = teller("en", 0);
    const cards = legalCards(over, at(fitting), 0);
    expect(turnSaid(you, over, at(fitting), true)).toBe(
      you.tr.t("say.turn_fits", { n: cards.length }),
    );
    expect(turnSaid(you, over, at(1), true)).toBe(you.tr.t("say.turn_pass"));
    expect(turnSaid(you, over, at(1), false)).toBe(you.tr.t("say.turn"));
  });

  it("tells rows and passes instead of tricks and chips", () => {
    const { tr } = teller();
    const whole = wholeTableSaid(teller(), last);
    expect(whole).toContain(`${tr.t("ui.lap", { n: last.number })}.`);
    expect(whole).toContain(tr.t("say.row", { suit: "Spades", kind: "none" }));
    const score = scoreSaid(teller(), last);
    const counts = `${tr.t("ui.passes", { n: 2 })}, ${tr.t("ui.points", { n: 0 })}`;
    const south = { who: "other", name: "South", counts };
    expect(score).toContain(tr.t("say.score", south));
    expect(score).not.toContain(tr.t("say.pot", { n: 0 }));
  });
});

describe("a long hand", () => {
  const half = (cards: number) => {
    const { root } = passing({ frames: holding(cards) });
    return find(root, '[data-part="hand"]').style.getPropertyValue("--half");
  };
  const holding = (cards: number): Frames => {
    const [first] = book.frames.slice(0, 1) as [Frame];
    const hand = Array.from(
      { length: cards },
      (_, i) => `${"SHDC"[i % 4]}${"23456789TJQKA"[i >> 2]}`,
    );
    const hands = first.hands.map((_, seat) => (seat === 0 ? hand : null));
    return { ...book, frames: [{ ...first, hands, counts: first.counts.map(() => cards) }] };
  };

  it("lies in two rows of the same length, until one row holds all", () => {
    expect([18, 17, 13, 10, 7, 6, 2].map(half)).toEqual(["8", "8", "6", "4", "3", "5", "5"]);
  });
});
