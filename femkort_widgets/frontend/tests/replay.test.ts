import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplayDesk } from "../src/replay/desk";
import { remarkOf } from "../src/replay/remarks";
import { frameAt } from "../src/shared/line";
import { isAnswered } from "../src/shared/stops";
import { aceBook, replayModel } from "./model";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (more = {}) => {
  const model = replayModel(more);
  let clock = 0;
  const desk = new ReplayDesk(model.host, () => (clock += 1000));
  return { model, desk };
};

test("a step moves one card, tells Python where we are and says the card", () => {
  const { model, desk } = open();
  desk.run("next");
  expect(desk.state.at).toBe(1);
  expect(model.traits.at).toBe(1);
  expect(desk.state.polite).toContain("five of diamonds");
  expect(desk.state.motion).toBe("play");
});

test("a closed comm stops nothing", () => {
  const { model, desk } = open({ at: 12 });
  model.alive = false;
  desk.run("next");
  desk.touch({ seat: 2, card: "HJ" });
  desk.run("next");
  expect(desk.state.at).toBe(14);
});

test("an unanswered question holds every way of going on", () => {
  for (const command of ["last", "next_trick", "next_round", "glyph"]) {
    const { desk } = open({ at: 12 });
    desk.run(command);
    expect(desk.state.at).toBe(13);
    desk.run("next");
    expect(desk.state.at).toBe(13);
  }
  const { desk } = open({ at: 26 });
  expect(desk.state.at).toBe(13);
  expect(desk.hidden(14)).toBe(true);
  expect(desk.hidden(13)).toBe(false);
});

test("a right answer opens the way and is kept; a wrong one is kept and does not", () => {
  const { model, desk } = open({ at: 13 });
  desk.touch({ seat: 2, card: "SA" });
  expect(desk.state.feedback).toMatchObject({ card: "SA", right: false, reason: null });
  expect(desk.state.feedback?.text).toBeTruthy();
  expect(desk.stop).not.toBeNull();
  desk.touch({ seat: 2, card: "HJ" });
  expect(desk.state.feedback).toMatchObject({ card: "HJ", right: true });
  expect(model.traits.answers).toEqual({ 13: ["SA", "HJ"] });
  desk.run("next");
  expect(desk.state.at).toBe(14);
});

test("asking for the answer opens the way as well, and is kept as such", () => {
  const { model, desk } = open({ at: 13 });
  desk.run("show");
  expect(model.traits.answers).toEqual({ 13: ["shown"] });
  expect(desk.stop).toBeNull();
});

test("hints come one stage a press and end with the card", () => {
  const { desk } = open({ at: 13 });
  const said = [1, 2, 3].map(() => {
    desk.run("hint");
    return desk.state.polite;
  });
  expect(new Set(said).size).toBe(3);
  expect(said[1]).toContain("hearts");
  expect(said[2]).toContain("jack of hearts");
});

test("Home and End come back to where they were pressed", () => {
  const { desk } = open({ at: 6 });
  desk.run("first");
  expect(desk.state.at).toBe(0);
  desk.run("first");
  expect(desk.state.at).toBe(6);
});

test("the chosen branch is where the next step goes", () => {
  const { desk } = open({ at: 13, answers: { 13: ["HJ"] } });
  desk.run("branch_down");
  desk.run("next");
  expect(desk.state.at).toBe(15);
  desk.run("prev");
  expect(desk.state.at).toBe(13);
  desk.run("next");
  expect(desk.state.at).toBe(14);
});

test("clicking the card that was played goes on, another legal card only tells its reason", () => {
  const { desk } = open({ at: 0 });
  desk.touch({ seat: 0, card: "SQ" });
  expect(desk.state.at).toBe(0);
  expect(desk.state.spot).toEqual({ seat: 0, card: "SQ" });
  desk.touch({ seat: 0, card: "D5" });
  expect(desk.state.at).toBe(1);
});

test("a refused card is spoken assertively and changes nothing", () => {
  const { desk } = open({ at: 1 });
  desk.touch({ seat: 1, card: "S5" });
  expect(desk.state.at).toBe(1);
  expect(desk.state.refusal).toMatchObject({ seat: 1, card: "S5", count: 1 });
  expect(desk.state.assertive).toContain("diamonds");
  desk.touch({ seat: 1, card: "S5" });
  expect(desk.state.refusal?.count).toBe(2);
});

test("autoplay starts on request, stops at a question and can be paused", () => {
  const { desk } = open({ at: 10 });
  desk.run("play");
  vi.advanceTimersByTime(10_000);
  expect(desk.state.at).toBe(13);
  expect(desk.state.playing).toBe(false);
  const second = open({ at: 0 }).desk;
  second.run("play");
  vi.advanceTimersByTime(950);
  second.run("play");
  vi.advanceTimersByTime(5000);
  expect(second.state.at).toBe(1);
});

test("a burst of steps and a jump move nothing on the screen", () => {
  const model = replayModel();
  let clock = 0;
  const desk = new ReplayDesk(model.host, () => (clock += 50));
  desk.run("next");
  desk.run("next");
  expect(desk.state.motion).toBe("none");
  const jumping = open().desk;
  jumping.run("next_trick");
  expect(jumping.state.motion).toBe("none");
});

test("covered hands stay covered, but the seat that is asked shows its cards", () => {
  const { desk } = open({ at: 12, seat: 0, covered: true });
  expect([0, 1, 2, 3].map((seat) => desk.isOpen(seat))).toEqual([true, false, false, false]);
  desk.run("next");
  expect(desk.isOpen(2)).toBe(true);
  desk.run("cover");
  expect(desk.isOpen(1)).toBe(true);
});

test("a comment is shown in the reader's language where there is one, else in the record's", () => {
  const frame = frameAt(aceBook, 1);
  const round = aceBook.rounds[0];
  if (!round) throw new Error("no round");
  expect(remarkOf(frame, round, "fr")?.lang).toBe("fr");
  expect(remarkOf(frame, round, "de")?.lang).toBe("en");
  expect(remarkOf(frameAt(aceBook, 2), round, "en")).toBeNull();
});

test("a step of Python's moves the screen", () => {
  const { model, desk } = open();
  model.set("at", 4);
  expect(desk.state.at).toBe(4);
});

test("where the record names no right card, any try answers", () => {
  const stop = { text: "", ok: [], best: [], say: {}, hint: null, lang: "en" };
  expect(isAnswered(stop, [])).toBe(false);
  expect(isAnswered(stop, ["C2"])).toBe(true);
});

test("after an answer the line tells the last card played, not the one tried before", () => {
  const { desk } = open({ at: 13 });
  desk.touch({ seat: 2, card: "SA" });
  desk.lookAt({ seat: 2, card: "SA" });
  desk.touch({ seat: 2, card: "HJ" });
  expect(desk.state.spot).toBeNull();
  expect(desk.state.refusal).toBeNull();
});

test("the reasons of the seat that is asked stay untold, those of the others are told", () => {
  const { desk } = open({ at: 13 });
  expect([0, 1, 2, 3].map((seat) => desk.tells(seat))).toEqual([true, true, false, true]);
  desk.touch({ seat: 2, card: "HJ" });
  expect(desk.tells(2)).toBe(true);
});

test("a card of a seat that is not to play is told as a condition", () => {
  const { desk } = open({ at: 5 });
  desk.touch({ seat: 0, card: "D8" });
  const condition = { who: "other", name: "Ada", reason: "" };
  expect(desk.state.polite).toContain(desk.tr.t("ui.not_turn", condition).trim());
});
