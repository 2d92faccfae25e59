import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import en from "../../i18n/en.json";
import { translator } from "../src/messages";
import type { ReplayDesk } from "../src/replay/desk";
import { outcomeSaid } from "../src/shared/rounds";
import { moveSaid } from "../src/shared/speech";
import type { Frame } from "../src/types";
import { aceBook, agreed, replayModel, tableState } from "./model";
import { find, hide, showReplay, showTable } from "./show";

afterEach(hide);

const copy = () => structuredClone(replayModel().traits.frames) as ReplayDesk["book"];

/** How the deal of the fixture ends with a bank or without, with more or less known of the match. */
const ends = (bank: boolean, more: Partial<Frame>, first: Partial<Frame> = {}) => {
  const book = copy();
  const end = book.frames.findLast((frame) => frame.over && frame.line === 0) as Frame;
  Object.assign(end, more);
  Object.assign(book.frames[0] as Frame, first);
  const round = { ...(book.rounds[0] as (typeof book.rounds)[0]), agreed: agreed({ bank }) };
  const tr = translator("en");
  const teller = { tr, round, you: null, level: "normal" as const };
  const name = round.names[end.result?.winner ?? 0];
  const key = (one: string, params = {}) => tr.t(one, { who: "other", name, ...params });
  return { said: outcomeSaid(teller, book, end), key };
};

test("a pot is taken; a bank stays until the match is won", () => {
  const pot = ends(false, { pot: 0 });
  expect(pot.said).toBe(pot.key("ui.result.pot", { playoff: 0, kind: "femkort" }));
  const stays = ends(true, { pot: 8 });
  expect(stays.said).toBe(stays.key("ui.result.bank", { pot: 8 }));
  const bank = ends(true, { pot: 0 });
  expect(bank.said).toBe(bank.key("ui.result.bank", { pot: 0 }));
  expect(stays.said).not.toBe(bank.said);
});

test("the last frame tells who has won the match, or who plays off", () => {
  const won = ends(false, { pot: 0, winners: [1] });
  expect(won.said).toContain(won.key("ui.match.won", { n: 1, name: aceBook.rounds[0]?.names[1] }));
  const names = [0, 2].map((seat) => aceBook.rounds[0]?.names[seat] ?? "");
  const level = ends(false, { pot: 0, playoff: [0, 2] });
  const list = translator("en").list(names);
  expect(level.said).toContain(level.key("ui.match.level", { n: 2, name: list }));
  const off = ends(false, { pot: 0, winners: [1] }, { playoff: [1, 2] });
  expect(off.said).toContain(off.key("ui.result.pot", { playoff: 2 }));
});

test("a match stopped in the middle of a deal names who has won, and once", () => {
  for (const at of [0, 5]) {
    const book = copy();
    book.frames = book.frames.filter((frame) => frame.line === 0).slice(0, at + 1);
    Object.assign(book.frames[at] as Frame, { winners: [1] });
    Object.assign(book.rounds[0] as object, { result: "unfinished" });
    const { desk, root } = showReplay({ frames: book, at });
    const name = desk.name(1);
    const won = desk.tr.t("ui.match.won", { who: "other", n: 1, name });
    expect(find(root, '[data-part="comment"]').textContent).toContain(won);
    expect(moveSaid(desk.teller, book, desk.frame).split(won)).toHaveLength(2);
  }
});

test("a statement beside a reason opens, is spoken, and closes again", () => {
  const { root, desk } = showReplay({ at: 11 });
  const text = () => find(root, '[data-part="reason"]').textContent ?? "";
  const button = find(root, '[data-part="reason"] [data-cite]');
  const sentence = en[`statement.${button.dataset.cite}` as keyof typeof en];
  expect(text()).not.toContain(sentence);
  act(() => button.click());
  expect(text()).toContain(sentence);
  expect(desk.state.polite).toContain(sentence);
  act(() => find(root, '[data-part="reason"] [data-cite]').click());
  expect(text()).not.toContain(sentence);
});

test("the score is shown where the reasons stand until the next step", () => {
  const { root, desk } = showReplay({ at: 11 });
  act(() => find(root, '[data-do="score"]').click());
  expect(find(root, '[data-part="reason"]').textContent).toBe(desk.state.polite);
  act(() => find(root, '[data-do="next"]').click());
  expect(desk.state.told).toBe("");
});

test("the match ends after a second word only, and then nobody is to play", () => {
  const { root, desk, model } = showTable(0);
  act(() => desk.update({ game: tableState({ can: { ...tableState().can, stop: true } }) }));
  act(() => find(root, '[data-do="stop"]').click());
  expect(model.sent).toEqual([]);
  act(() => find(root, '[data-do="keep"]').click());
  expect(root.querySelector('[data-part="stopping"]')).toBeNull();
  act(() => find(root, '[data-do="stop"]').click());
  act(() => find(root, '[data-do="stop_now"]').click());
  expect(model.sent).toEqual([{ do: "stop", turn: 1 }]);
  const match = { ...tableState().match, over: true, winners: [2] };
  act(() => desk.update({ game: tableState({ match }) }));
  expect(desk.myTurn).toBe(false);
  expect(root.querySelector(".fk-is-legal, .fk-own[data-turn]")).toBeNull();
  expect(root.querySelectorAll('[data-do="new_game"]')).toHaveLength(1);
});

test("what does not fit in a text is counted, told once and listed with its place", () => {
  const fault = {
    key: "not_in_hand",
    line: 14,
    column: 6,
    card: "HQ",
    found: null,
    expected: null,
  };
  const { root, desk } = showReplay({ frames: { ...copy(), faults: [fault] } });
  act(() => find(root, '[data-do="next"]').click());
  expect(desk.state.polite).toContain(desk.unfit);
  act(() => find(root, '[data-do="next"]').click());
  expect(desk.state.polite).not.toContain(desk.unfit);
  act(() => find(root, '[data-do="faults"]').click());
  const list = find(root, '[data-part="faults"]').textContent;
  expect(list).toContain(en["fault.not_in_hand"]);
  expect(list).toContain("14");
});

test("what was found in a text, where it is an error, is said in the language of the page", () => {
  const data = { one: { key: "game.fan_tan", data: {} }, other: "bb" };
  const fault = { key: "rules", line: 2, column: 1, card: null, found: "English" };
  const expected = { key: "expected.card", data: {} };
  const known = { ...fault, found: { key: "error.contradiction.three_pots", data }, expected };
  const unknown = { ...fault, line: 3, expected: null };
  const { root, desk } = showReplay({ frames: { ...copy(), faults: [known, unknown] } });
  act(() => find(root, '[data-do="faults"]').click());
  const [told, left] = find(root, '[data-part="faults"]').children;
  const said = desk.tr
    .t("error.contradiction.three_pots", { one: desk.tr.t("game.fan_tan"), other: "bb" })
    .replace(/\.$/, "");
  expect(told?.textContent).toContain(desk.tr.t("ui.found", { found: said }));
  const right = desk.tr.t("expected.card");
  expect(told?.textContent).toContain(desk.tr.t("ui.expected", { expected: right }));
  expect(left?.textContent).toContain(desk.tr.t("ui.found", { found: "English" }));
});

test("after a right answer the card is named that the record goes on with", () => {
  const book = copy();
  book.frames[13]?.stop?.ok.push("SA");
  const { root, desk } = showReplay({ at: 13, frames: book });
  act(() => desk.touch({ seat: 2, card: "SA" }));
  const played = book.frames[14]?.played?.card ?? "";
  const sign = desk.tr.card(played, "sign", "the");
  expect(find(root, '[data-part="question"]').textContent).toContain(
    desk.tr.t("ui.stop.went_on", { card: sign }),
  );
});

test("every side line at one card is listed once, however many there are", () => {
  const frames = copy();
  const before = frames.frames.find((frame) => frame.lines.length > 0) as Frame;
  const first = frames.frames[before.lines[0] as number] as Frame;
  for (const line of [90, 91, 92]) {
    const id = frames.frames.length;
    frames.frames.push({ ...first, id, line, lines: [] });
    before.lines.push(id);
  }
  const { root } = showReplay({ frames, at: before.id + 1, answers: { [before.id]: ["HJ"] } });
  expect(root.querySelectorAll(".fk-side")).toHaveLength(before.lines.length);
});
