/** What the games say of rounds, deals and matches: points, pots or chips, as each has them. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { translator } from "../src/messages";
import { agreed as agreedSaid, dealSaid, matchSaid, prefaceSaid } from "../src/shared/rounds";
import { scoreSaid, wholeTableSaid } from "../src/shared/speech";
import type { Teller } from "../src/shared/teller";
import type { Agreed, Frame, Round, Sheet } from "../src/types";
import { aceBook, agreed, tableState, upTo } from "./model";
import { find, hide, showReplay, showTable } from "./show";

afterEach(hide);

const SCORED = agreed({ unit: 0, chips: false, lowest: true, target: null, deals: 5 });
const end = aceBook.frames.findLast((frame) => frame.over && frame.line === 0) as Frame;

/** How a deal of another game ends for its seats, in one language. */
const told = (
  round: Partial<Round>,
  result: Partial<Frame["result"]>,
  { lang = "en", you = null as number | null, more = {} as Partial<Frame> } = {},
) => {
  const frame = { ...end, ...more, result: { ...end.result, ...result } } as Frame;
  const book = { ...aceBook, frames: [...aceBook.frames.slice(0, end.id), frame] };
  const about = { ...(aceBook.rounds[0] as Round), ...round };
  const teller: Teller = { tr: translator(lang), round: about, you, level: "normal" };
  return { said: dealSaid(teller, book, frame), teller, frame };
};

describe("the end of a deal", () => {
  it.each(["en", "fr"])("without a pot says what it brought, in %s", (lang) => {
    const pass = { game: "femkamp", kind: "pass", agreed: SCORED };
    const { said, teller } = told(pass, { points: [1, 0, 9, -2] }, { lang, you: 2 });
    const { tr } = teller;
    const scores = [
      ["other", "Ada", 1],
      ["you", "", 9],
      ["other", "Di", -2],
    ].map(([who, name, n]) => tr.t("ui.scored", { who, name, n }));
    expect(said).toBe(
      tr.t("ui.result.points", {
        void: "false",
        kind: "pass",
        playoff: 0,
        n: 3,
        scores: tr.list(scores),
      }),
    );
    expect(said).not.toContain("Bo");
    expect(said).toContain("\u22122");
    expect(said).not.toContain("pot");
  });

  it("names who won the last trick in Letzter Stich, who went out in Fan Tan", () => {
    const last = told(
      { game: "letzter_stich", kind: "letzter_stich", agreed: SCORED },
      { winner: 2, points: [0, 0, 1, 0] },
    );
    expect(last.said).toMatch(/^Cy /);
    expect(last.said.match(/Cy/g)).toHaveLength(2);
    const out = told(
      { game: "fan_tan", kind: "fan_tan", agreed: SCORED },
      { winner: 1, points: [3, 0, 4, 5] },
      { more: { layout: { S: null, H: null, D: null, C: null } } },
    );
    expect(out.said).toContain(out.teller.tr.t("ui.result.out", { who: "other", name: "Bo" }));
    expect(out.said).toContain("4\u00a0points");
  });

  it("with a stake tells both the pot and the points", () => {
    const { said, teller } = told(
      { game: "letzter_stich", kind: "letzter_stich", agreed: agreed({ unit: 2 }) },
      { winner: 2, points: [0, 0, 10, 0] },
    );
    const pot = teller.tr.t("ui.result.pot", {
      who: "other",
      name: "Cy",
      playoff: 0,
      kind: "femkort",
    });
    expect(said.startsWith(pot)).toBe(true);
    expect(said).toContain("10\u00a0points");
  });

  it("says of a void hand why it is void, and keeps a pot only where there is one", () => {
    const empty = { winner: null, points: [0, 0, 0, 0], void: true };
    const said = ["femkort", "letzter_stich", "fan_tan"].map((game) =>
      told({ game, kind: game, agreed: game === "femkort" ? agreed() : SCORED }, empty),
    );
    const [femkort, last, out] = said.map((one) => one.said);
    expect(femkort).toContain("pot");
    expect(last).not.toContain("pot");
    expect(new Set([femkort, last, out]).size).toBe(3);
    expect(said.every((one) => one.said.length > 20)).toBe(true);
  });

  it("in which nobody scores says so", () => {
    const clubs = { game: "femkamp", kind: "clubs", agreed: SCORED };
    const { said, teller } = told(clubs, { points: [0, 0, 0, 0] });
    expect(said).toBe(teller.tr.t("ui.result.points", { kind: "clubs", playoff: 0, n: 0 }));
  });
});

describe("the end of a match", () => {
  const sheet = (by: "points" | "chips" | "playoff", winners: number[]): Sheet => ({
    columns: ["Ada", "Bo", "Cy", "Di"],
    rows: [],
    total: [7, 4, 4, 9],
    chips: [-3, 12, -3, -6],
    lowest: true,
    decided: { winners, by },
  });
  const won = (kind: string, by: "points" | "chips" | "playoff", winners: number[]) => {
    const round = { ...(aceBook.rounds[0] as Round), game: kind, kind };
    const tr = translator("en");
    return matchSaid(
      { tr, round, you: null, level: "normal", sheet: sheet(by, winners) },
      { winners },
    );
  };
  const tr = translator("en");

  it("tells what decided and how many", () => {
    const bo = { who: "other", n: 1, name: "Bo" };
    expect(won("pass", "points", [1])).toBe(
      tr.t("ui.match.points", { ...bo, what: "points", sum: 4 }),
    );
    expect(won("femkort", "points", [1])).toBe(
      tr.t("ui.match.points", { ...bo, what: "pots", sum: 4 }),
    );
    expect(won("femkort", "chips", [1])).toBe(tr.t("ui.match.chips", { ...bo, chips: 12 }));
    expect(won("femkort", "playoff", [1])).toBe(tr.t("ui.match.playoff", bo));
  });

  it("names all who share it", () => {
    const said = won("pass", "points", [1, 2]);
    expect(said).toContain(tr.list(["Bo", "Cy"]));
    expect(said).toContain("4");
  });

  it.each<[Partial<Agreed>, number[], string]>([
    [{}, [], "chips"],
    [{ chips: false, bank: true }, [], "pots"],
    [{ chips: false, unit: 0, lowest: true }, [], "lowest"],
    [{ chips: false, unit: 0 }, [], "points"],
    [{}, [0, 1], "playoff"],
  ])("is asked for with what will decide it then: %o %o", (rules, playoff, by) => {
    const frames = upTo(0);
    frames.rounds = frames.rounds.map((round) => ({ ...round, agreed: agreed(rules) }));
    const state = tableState({
      can: { ...tableState().can, stop: true },
      match: { ...tableState().match, playoff },
    });
    const { root, desk } = showTable(0, { frames, state });
    act(() => find(root, '[data-do="stop"]').click());
    const asked = find(root, '[data-part="stopping"] p').textContent;
    expect(asked).toBe(desk.tr.t("ui.stop_match", { by }));
    expect(desk.state.polite).toContain(asked);
  });
});

describe("what is counted", () => {
  const counts = (round: Partial<Round>) => {
    const { teller, frame } = told(round, {});
    return { score: scoreSaid(teller, frame), whole: wholeTableSaid(teller, frame), ...teller };
  };

  it("is spoken as the game has it", () => {
    const femkort = counts({ agreed: agreed() });
    expect(femkort.score).toContain("chips");
    expect(femkort.score).not.toContain("point");
    const pass = counts({ game: "femkamp", kind: "pass", agreed: SCORED });
    expect(pass.score).toContain("points");
    expect(pass.score).not.toMatch(/pot|chip/);
    const staked = counts({ game: "letzter_stich", kind: "letzter_stich", agreed: agreed() });
    expect(staked.score).toMatch(/points?, .*chips?/);
    expect(staked.score).not.toContain("pots");
    for (const { whole, score } of [femkort, pass, staked]) expect(whole).toContain(score);
  });

  it("stands in the table of the page under the same heads", () => {
    const frames = structuredClone(aceBook);
    Object.assign(frames.rounds[0] as Round, { game: "letzter_stich", kind: "letzter_stich" });
    Object.assign(frames.rounds[0] as Round, { agreed: agreed({ unit: 2 }) });
    const { root, desk } = showReplay({ frames });
    const heads = [...root.querySelectorAll('[data-part="state"] th[scope="col"]')];
    expect(heads.slice(-3).map((head) => head.textContent)).toEqual(
      ["tricks", "points", "chips"].map((what) => desk.tr.t(`ui.col.${what}`)),
    );
    const plate = find(root, ".fk-own .fk-plate").textContent;
    expect(plate).toContain(desk.tr.t("ui.points", { n: 0 }));
    expect(plate).toContain(desk.tr.t("ui.chips", { n: -1 }));
  });
});

describe("the line above the table and the name of the widget", () => {
  const shown = (round: Partial<Round>) => {
    const frames = structuredClone(aceBook);
    Object.assign(frames.rounds[0] as Round, round);
    const { root, desk } = showReplay({ frames });
    const strip = find(root, ".fk-strip > span");
    return { strip, label: root.getAttribute("aria-label") ?? "", tr: desk.tr };
  };

  it("name the round where a game has several, and count deals where their number is fixed", () => {
    const pass = shown({ game: "femkamp", kind: "pass", agreed: SCORED });
    expect(pass.strip.textContent).toBe("Pass · Deal 1 of 5 · Trick\u00a01");
    expect(pass.label).toContain(pass.tr.t("game.femkamp"));
    expect(pass.label).toContain(pass.tr.t("round.pass"));
    const femkort = shown({ agreed: agreed({ deals: 9 }) });
    expect(femkort.strip.textContent).toBe("Deal 1 · Trick\u00a01");
    expect(femkort.label).not.toContain(`, ${femkort.tr.t("round.femkort")}`);
  });

  it("say of a round whose place is worked out that it is", () => {
    const { strip, tr } = shown({ game: "sjukamp", kind: "trump", agreed: SCORED, derived: true });
    expect(strip.textContent).toContain(tr.t("derived"));
    const known = shown({ game: "sjukamp", kind: "trump", agreed: SCORED, derived: false });
    expect(known.strip.textContent).not.toContain(tr.t("derived"));
  });
});

describe("what was agreed", () => {
  const tr = translator("en");
  const line = (round: Partial<Round>, always: boolean) =>
    agreedSaid({ tr, round: { ...(aceBook.rounds[0] as Round), ...round } }, always);

  it("tells the target at a table, all else only where it is not the usual", () => {
    const usual = { value: 1, target: 10, stake: 0, max_deals: null };
    expect(line({ options: usual }, false)).toEqual([]);
    expect(line({ options: usual }, true)).toEqual([`${tr.t("option.target")}: 10`]);
    const other = { value: 5, target: 20, stake: 2, max_deals: 8 };
    expect(line({ options: other }, false)).toEqual(
      ["value", "target", "stake", "max_deals"].map(
        (key, i) => `${tr.t(`option.${key}`)}: ${[5, 20, 2, 8][i]}`,
      ),
    );
  });

  it("tells the two taken out only of three players, spoken by its name", () => {
    const options = { removed_two: "D2" };
    expect(line({ options, players: 4 }, true)).toEqual([]);
    expect(line({ options: { removed_two: "H2" }, players: 3 }, true)).toEqual([]);
    expect(line({ options, players: 3 }, true)).toEqual([`${tr.t("option.removed_two")}: ♦2`]);
    expect(line({ options, players: 3 }, false)[0]).toContain("two of diamonds");
  });

  it("warns before the first deal of a match and never again", () => {
    const warned = (number: number) =>
      prefaceSaid({
        ...told({ warnings: ["value_reaches_target"], number }, {}).teller,
      });
    expect(warned(1)).toBe(tr.t("warning.value_reaches_target"));
    expect(warned(2)).toBe("");
    const frames = upTo(0);
    frames.rounds = frames.rounds.map((one) => ({ ...one, warnings: ["value_reaches_target"] }));
    const { root } = showTable(0, { frames });
    expect(find(root, '[data-part="status"]').textContent).toContain(warned(1));
  });
});
