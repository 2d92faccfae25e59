import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENCE } from "../src/shared/patience";
import { TableDesk } from "../src/table/desk";
import { dealBook, type FakeModel, tableModel, tableState, upTo } from "./model";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (model: FakeModel) => {
  let clock = 0;
  return new TableDesk(model.host, () => (clock += 1000));
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a legal card lies on the table at once and goes to Python with its turn", () => {
  const model = tableModel(0);
  const desk = open(model);
  desk.touch({ seat: 0, card: "CQ" });
  expect(desk.state.pending).toBe("CQ");
  expect(model.sent).toEqual([{ do: "play", card: "CQ", turn: 1 }]);
  desk.touch({ seat: 0, card: "C4" });
  expect(model.sent).toHaveLength(1);
});

test("the bots' cards follow at their pace, and any key shows them all", async () => {
  const model = tableModel(0);
  const desk = open(model);
  desk.touch({ seat: 0, card: "CQ" });
  model.publish(upTo(4), tableState({ turn: 2 }));
  await settle();
  expect(desk.state.at).toBe(1);
  expect(desk.state.pending).toBeNull();
  vi.advanceTimersByTime(350);
  expect(desk.state.at).toBe(2);
  desk.skip();
  expect(desk.state.at).toBe(4);
  expect(desk.myTurn).toBe(true);
});

test("a card pressed while the bots play shows their cards and is not played", async () => {
  const model = tableModel(0);
  const desk = open(model);
  desk.touch({ seat: 0, card: "CQ" });
  model.publish(upTo(4), tableState({ turn: 2 }));
  await settle();
  const mine = { seat: 0, card: upTo(4).frames[4]?.hands[0]?.[0] ?? "" };
  desk.hurry();
  desk.touch(mine);
  expect(desk.walking).toBe(false);
  expect(desk.state.pending).toBeNull();
  expect(model.sent).toHaveLength(1);
  desk.hurry();
  desk.touch(mine);
  expect(model.sent).toHaveLength(2);
});

test("three bots within a second are one message, and the turn ends it", async () => {
  const model = tableModel(0);
  const desk = open(model);
  const said: string[] = [];
  desk.onChange(() => {
    if (desk.state.polite !== said.at(-1)) said.push(desk.state.polite);
  });
  desk.touch({ seat: 0, card: "CQ" });
  model.publish(upTo(4), tableState({ turn: 2 }));
  await settle();
  vi.advanceTimersByTime(5000);
  expect(said.filter(Boolean)).toHaveLength(2);
});

test("a full trick stays before the next card", async () => {
  const model = tableModel(11);
  const desk = open(model);
  model.publish(upTo(15), tableState({ turn: 2 }));
  await settle();
  vi.advanceTimersByTime(350);
  expect(desk.state.at).toBe(12);
  vi.advanceTimersByTime(850);
  expect(desk.state.at).toBe(12);
  vi.advanceTimersByTime(100);
  expect(desk.state.at).toBe(13);
});

test("a refused card is explained here, told to Python as a try, and changes nothing", () => {
  const model = tableModel(15);
  const desk = open(model);
  desk.touch({ seat: 0, card: "DT" });
  expect(desk.state.refusal?.reason?.key).toBe("follow_suit");
  expect(desk.state.assertive).toContain("spades");
  expect(desk.state.pending).toBeNull();
  expect(model.sent).toEqual([{ do: "tried", card: "DT", turn: 1 }]);
});

test("asking mode marks nothing until a card has been refused", () => {
  const model = tableModel(15, { state: tableState({ mode: "ask" }) });
  const desk = open(model);
  expect(desk.marks(0)).toBe(false);
  desk.touch({ seat: 0, card: "DT" });
  expect(desk.marks(0)).toBe(true);
});

test("free play sends refused cards too", () => {
  const model = tableModel(15, { state: tableState({ mode: "free" }) });
  open(model).touch({ seat: 0, card: "DT" });
  expect(model.sent).toMatchObject([{ do: "play", card: "DT" }]);
});

test("in an exam nothing is marked and Python's refusal puts the card back", () => {
  const hushed = upTo(15);
  hushed.frames = hushed.frames.map((frame) => ({
    ...frame,
    verdicts: frame.verdicts.map(() => null),
  }));
  const model = tableModel(15, { frames: hushed, state: tableState({ mode: "exam" }) });
  const desk = open(model);
  expect(desk.marks(0)).toBe(false);
  desk.touch({ seat: 0, card: "DT" });
  expect(desk.state.pending).toBe("DT");
  model.fire("msg:custom", { refused: { card: "DT", reason: null }, turn: 1 });
  expect(desk.state.pending).toBeNull();
  expect(desk.state.assertive).toBe(desk.tr.t("reason.not_allowed"));
});

test("an answer to an older turn is left alone", () => {
  const model = tableModel(15, { state: tableState({ turn: 4 }) });
  const desk = open(model);
  model.fire("msg:custom", { refused: { card: "DT", reason: null }, turn: 3 });
  expect(desk.state.refusal).toBeNull();
});

test("with confirm on, the first press chooses and the second plays", () => {
  const model = tableModel(0, { settings: { confirm: true } });
  const desk = open(model);
  desk.touch({ seat: 0, card: "CQ" });
  expect(desk.state.selected).toBe("CQ");
  expect(model.sent).toHaveLength(0);
  desk.touch({ seat: 0, card: "CQ" });
  expect(model.sent).toHaveLength(1);
});

test("a kernel that is gone or silent is told in a sentence, and the card comes back", () => {
  const gone = tableModel(0);
  gone.alive = false;
  const desk = open(gone);
  desk.touch({ seat: 0, card: "CQ" });
  expect(desk.state).toMatchObject({ silent: true, pending: null });
  const silent = open(tableModel(0));
  silent.touch({ seat: 0, card: "CQ" });
  vi.advanceTimersByTime(PATIENCE + 1);
  expect(silent.state).toMatchObject({ silent: true, pending: null });
  expect(silent.state.assertive).toBe(silent.tr.t("ui.no_kernel"));
});

test("undo jumps to the earlier frame without walking", async () => {
  const model = tableModel(4);
  const desk = open(model);
  const can = { undo: false, redo: true, next_deal: false, new_game: true, ask_redeal: false };
  model.publish(upTo(0), tableState({ turn: 2, can }));
  await settle();
  expect(desk.state.at).toBe(0);
  expect(desk.state.polite).toContain(desk.tr.t("say.undone"));
});

test("a new deal starts at its beginning and walks to the first turn", async () => {
  const model = tableModel(20);
  const desk = open(model);
  const round = { ...dealBook.rounds[0], number: 2 };
  model.publish({ ...upTo(1), rounds: [round] } as typeof dealBook, tableState({ turn: 2 }));
  await settle();
  expect(desk.state.at).toBe(0);
  expect(desk.state.motion).toBe("deal");
  vi.advanceTimersByTime(400);
  expect(desk.state.at).toBe(1);
});

test("only what is possible is asked of Python", () => {
  const model = tableModel(0);
  const desk = open(model);
  desk.run("undo");
  desk.run("next_deal");
  expect(model.sent).toHaveLength(0);
  desk.run("new_game");
  expect(model.sent).toEqual([{ do: "new_game", turn: 1 }]);
});

test("at a fresh table the bots' first cards are walked through, later they are simply there", async () => {
  const frames = { ...upTo(4), frames: upTo(4).frames.slice(0, 4) };
  const asSeen = { frames, seat: 3 };
  const fresh = open(tableModel(0, asSeen));
  expect(fresh.state.at).toBe(0);
  await settle();
  vi.advanceTimersByTime(400);
  expect(fresh.state.at).toBe(1);
  const later = open(tableModel(0, { ...asSeen, state: tableState({ turn: 5 }) }));
  expect(later.state.at).toBe(3);
});

test("a request for better cards is answered before a card is played", async () => {
  const redeal = { asker: 2, answers: [null, null, true, null], granted: null };
  const model = tableModel(0);
  const desk = open(model);
  model.publish(model.traits.frames as typeof dealBook, tableState({ turn: 2, redeal }));
  await settle();
  expect(desk.state.polite).toContain("Cy");
  expect(desk.state.polite).not.toContain(desk.tr.t("say.turn").replace(".", ""));
  expect(desk.myTurn).toBe(false);
  expect(desk.turn).toBeNull();
  expect(desk.marks(0)).toBe(false);
  desk.touch({ seat: 0, card: "CQ" });
  expect(model.sent).toHaveLength(0);
  desk.run("agree");
  expect(model.sent).toEqual([{ do: "answer_redeal", agree: true, turn: 2 }]);
});

test("an error that the catalogue does not know never shows its key", () => {
  const model = tableModel(0);
  const desk = open(model);
  model.fire("msg:custom", { error: { key: "never_heard_of", data: {} }, turn: 1 });
  expect(desk.state.assertive).toBe(desk.tr.t("error.not_now"));
});

test("in an exam a refused card is told without its reason", () => {
  const model = tableModel(15, { state: tableState({ mode: "exam" }) });
  const desk = open(model);
  model.fire("msg:custom", { refused: { card: "DT", reason: null }, turn: 1 });
  expect(desk.state.refusal).toMatchObject({ seat: 0, card: "DT", reason: null });
  expect(desk.state.assertive).toBe(desk.tr.t("reason.not_allowed"));
});

test("errors of the table have their sentences, with their values", () => {
  const model = tableModel(0);
  const desk = open(model);
  for (const key of ["stale", "not_now", "not_your_turn", "unknown_wish", "match_over"]) {
    model.fire("msg:custom", { error: { key, data: { turn: 1, now: 2, wish: "fly" } }, turn: 1 });
    expect(desk.state.assertive.trim()).toBe(desk.tr.t(`error.${key}`));
    expect(desk.state.assertive).not.toContain("fly");
  }
  model.fire("msg:custom", { error: { key: "seat", data: { seat: 9, last: 3 } }, turn: 1 });
  expect(desk.state.assertive).toMatch(/9.*3/);
});
