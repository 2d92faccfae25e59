import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Advice, PATIENCE, REST } from "../src/advice/advice";
import "../src/advice/index";
import { ReplayDesk } from "../src/replay/desk";
import { TableDesk } from "../src/table/desk";
import { Table } from "../src/table/view";
import { replayModel, tableModel, tableState } from "./model";

const MINE = 15;
/** What Python says of the hand at that frame. */
const WORTH = {
  kind: "advice",
  do: "worth",
  turn: 1,
  seat: 0,
  how: "hidden",
  unit: "pot",
  worlds: 500,
  lowest: false,
  close: false,
  best: ["DQ"],
  moves: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function atTable(more: Record<string, unknown> = {}) {
  const model = tableModel(MINE, { _advice: "text", ...more });
  const desk = new TableDesk(model.host, () => 0);
  const advice = new Advice(desk);
  desk.advice = advice;
  return { model, desk, advice };
}
const legalOf = (desk: TableDesk) =>
  desk.hand.filter((card) => desk.verdict({ seat: 0, card })?.legal);
const answer = (model: ReturnType<typeof tableModel>, more: Record<string, unknown>) =>
  model.fire("msg:custom", { kind: "advice", do: "hint", turn: 1, seat: 0, ...more });
const drawn = (desk: TableDesk) => {
  const el = document.createElement("div");
  document.body.append(el);
  render(<Table desk={desk} />, el);
  return el;
};

test("one stage of the hint is asked for with every press, and each is spoken", () => {
  const { model, desk } = atTable();
  desk.run("hint");
  expect(model.sent).toEqual([{ do: "hint", turn: 1 }]);
  answer(model, { stage: 1 });
  expect(desk.state.polite).toContain(
    desk.tr.t("ui.advice.allowed", {
      cards: desk.tr.list(
        legalOf(desk).map((card) => desk.tr.card(card, "name")),
        "or",
      ),
    }),
  );
  desk.run("hint");
  answer(model, { stage: 2, suit: "D" });
  expect(desk.state.polite).toBe(desk.tr.t("ui.stop.suit", { suit: desk.tr.suit("D", "name") }));
});

test("the hint is shown from its first stage on, marks the card, and is gone at the next turn", () => {
  const { model, desk, advice } = atTable();
  answer(model, { stage: 1 });
  expect(advice.hint?.stage).toBe(1);
  const card = legalOf(desk)[0] as string;
  answer(model, {
    stage: 3,
    card,
    why: "best",
    unit: "pot",
    value: 0.41,
    next: 0.36,
    worlds: 500,
  });
  expect(advice.mark({ seat: 0, card }).suggested).toBe(true);
  expect(desk.state.polite).toContain("41");
  expect(desk.state.polite).toContain(
    desk.tr.t("ui.advice.basis", { how: "hidden", worlds: 500, who: "you" }),
  );
  desk.update({ game: tableState({ turn: 2 }) });
  expect(advice.hint).toBeNull();
  expect(advice.mark({ seat: 0, card })).toEqual({});
});

test("values are asked for when they are switched on, shown on the cards and spoken of", () => {
  const { model, desk } = atTable();
  const [card = "", other = ""] = desk.hand;
  desk.run("worth");
  expect(model.sent).toEqual([{ do: "worth", how: "hidden", turn: 1 }]);
  const moves = [
    { move: card, value: 0.41, error: 0.02 },
    { move: other, value: 0.36, error: 0.02 },
  ];
  model.fire("msg:custom", { ...WORTH, best: [card], moves });
  const badges = [...drawn(desk).querySelectorAll("[data-card] .fk-worth")];
  expect(badges.map((one) => one.textContent)).toEqual(["41", "36"]);
  expect(badges.map((one) => one.hasAttribute("data-best"))).toEqual([true, false]);
  const about = document.querySelector(`[data-card="${card}"]`)?.getAttribute("aria-description");
  expect(about).toContain(desk.tr.t("ui.advice.card", { unit: "pot", value: "41", error: "2" }));
  desk.run("worth");
  expect(drawn(desk).querySelector(".fk-worth")).toBeNull();
});

test("an answer to another turn is left alone, and silence is told", () => {
  const { model, desk, advice } = atTable();
  desk.run("worth");
  model.fire("msg:custom", { ...WORTH, turn: 7 });
  expect(advice.worth).toBeNull();
  desk.run("hint");
  vi.advanceTimersByTime(PATIENCE);
  expect(desk.state.assertive).toBe(desk.tr.t("ui.advice.kernel"));
});

test("an exam has neither hint nor values: no button, no key, nothing asked", () => {
  const { model, desk } = atTable({ _advice: "", state: tableState({ mode: "exam" }) });
  desk.advice = null;
  const el = drawn(desk);
  expect(el.querySelector('[data-do="hint"], [data-do="worth"]')).toBeNull();
  expect(desk.run("hint")).toBe(false);
  expect(model.sent).toEqual([]);
});

test("a replay asks where it rests, never while a question waits, and keeps covered hands", () => {
  const model = replayModel({ at: 3, revision: 2, _advice: "text" });
  const desk = new ReplayDesk(model.host, () => 0);
  const advice = new Advice(desk);
  desk.advice = advice;
  desk.run("worth");
  expect(model.sent).toEqual([{ kind: "advice", do: "worth", how: "hidden", turn: 2, at: 3 }]);
  desk.run("prev");
  desk.run("prev");
  expect(model.sent).toHaveLength(1);
  vi.advanceTimersByTime(REST);
  expect(model.sent.at(-1)).toMatchObject({ at: desk.state.at });
  expect(model.sent).toHaveLength(2);
  expect(advice.ways).toHaveLength(3);
  desk.run("cover");
  expect(advice.ways).toEqual(["hidden"]);
  desk.run("cover");
  desk.run("last");
  expect(desk.stop).not.toBeNull();
  expect(advice.seat).toBeNull();
});
