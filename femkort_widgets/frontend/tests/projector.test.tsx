import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import openProjector from "../src/projector";
import { commandAt } from "../src/projector/keys";
import { Screen } from "../src/projector/screen";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import type { Projected } from "../src/shared/projector";
import { TableDesk } from "../src/table/desk";
import { Table } from "../src/table/view";
import { aceBook, dealBook, replayModel, tableModel, tableState, upTo } from "./model";
import { find, hide, show } from "./show";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  hide();
  vi.unstubAllGlobals();
});

const projected = <D extends Projected>(desk: D): D => {
  desk.projector = openProjector(desk);
  return desk;
};
const replay = (more: Record<string, unknown> = {}) => {
  const desk = projected(new ReplayDesk(replayModel({ projector: "ask", ...more }).host));
  return { desk, root: show(desk, Replay) };
};
const full = aceBook.frames.findIndex((frame) => frame.trick.winner !== null);
const followed = aceBook.frames.findIndex(
  ({ to_play, verdicts, hands }) =>
    to_play !== null &&
    (hands[to_play]?.length ?? 0) > 1 &&
    verdicts[to_play]?.some((one) => !aceBook.reasons[one]?.legal),
);
const go = (desk: Projected) => act(() => void desk.run("projector.next"));

test("while it is asked who wins the trick nothing on the page tells", () => {
  const { desk, root } = replay({ at: full });
  const { trick, won } = aceBook.frames[full] as (typeof aceBook.frames)[number];
  const name = desk.name(trick.winner as number);
  expect(desk.frame.trick).toEqual({ ...trick, winner: null, why: null });
  expect(desk.frame.won).not.toEqual(won);
  expect(desk.frame.to_play).toBeNull();
  expect(root.textContent).not.toContain("★");
  expect(root.querySelector(".fk-is-winning")).toBeNull();
  go(desk);
  expect(find(root, '[data-part="answer"]').textContent).toContain(name);
  expect(desk.frame.won).toEqual(won);
  expect(desk.state.at).toBe(full);
  go(desk);
  expect(desk.state.at).toBe(full + 1);
});

test("while it is asked which cards may be played none is marked, then each has its reason", () => {
  const { desk, root } = replay({ at: followed });
  const frame = aceBook.frames[followed] as (typeof aceBook.frames)[number];
  const seat = frame.to_play as number;
  const choices = [...root.querySelectorAll<HTMLElement>("[data-choice]")];
  expect(choices.map((one) => one.dataset.choice).sort()).toEqual(
    [...(frame.hands[seat] ?? [])].sort(),
  );
  expect(root.querySelector(".fk-is-refused, .fk-is-legal, [data-right]")).toBeNull();
  expect(root.querySelector('[aria-disabled="true"][data-card]')).toBeNull();
  go(desk);
  const refused = [...root.querySelectorAll('[data-legal="false"] .fk-word')];
  const legal = [...root.querySelectorAll('[data-legal="true"] .fk-word')];
  expect(refused.length + legal.length).toBeGreaterThanOrEqual(choices.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(root.querySelectorAll(".fk-own .fk-is-refused, .fk-seat .fk-is-refused").length).toBe(
    frame.verdicts[seat]?.filter((one) => !aceBook.reasons[one]?.legal).length,
  );
});

test("hands that go up are counted, and stand beside right and wrong afterwards", () => {
  const { desk, root } = replay({ at: full });
  const box = find(root, '[data-choice="1"] input') as HTMLInputElement;
  box.value = "17";
  act(() => void box.dispatchEvent(new Event("input", { bubbles: true })));
  box.value = "-4";
  act(() => void box.dispatchEvent(new Event("input", { bubbles: true })));
  expect(box.value).toBe("");
  box.value = "400";
  act(() => void box.dispatchEvent(new Event("input", { bubbles: true })));
  go(desk);
  expect(find(root, '[data-choice="1"]').textContent).toContain("99");
  const right = root.querySelectorAll<HTMLElement>('[data-right="true"]');
  expect([...right].map((one) => one.dataset.choice)).toEqual([
    `${aceBook.frames[full]?.trick.winner}`,
  ]);
});

test("Enter in the tally shows the answer", () => {
  const { root } = replay({ at: full });
  const box = find(root, '[data-choice="1"] input');
  act(() => void box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(root.querySelector('[data-part="answer"]')).not.toBeNull();
});

test("one key covers every hand, save the one that is asked about", () => {
  const { desk, root } = replay({ at: followed });
  const seat = aceBook.frames[followed]?.to_play as number;
  act(() => void desk.run("projector.cover"));
  const holders = [
    ...root.querySelectorAll<HTMLElement>(".fk-own [data-card], .fk-seat [data-card]"),
  ];
  expect(new Set(holders.map((one) => one.dataset.holder))).toEqual(new Set([`${seat}`]));
  go(desk);
  expect(root.querySelector(".fk-own [data-card], .fk-seat [data-card]")).toBeNull();
  act(() => void desk.run("projector.cover"));
  expect(root.querySelectorAll(".fk-own [data-card], .fk-seat [data-card]").length).toBeGreaterThan(
    4,
  );
});

test("a question of the record is put in its own words, and its answer comes with one key", () => {
  const stop = aceBook.frames.findIndex((frame) => frame.stop);
  const { desk, root } = replay({ at: stop, projector: true });
  expect(find(root, '[data-part="asked"]').dataset.kind).toBe("stop");
  go(desk);
  expect(desk.state.answers[String(stop)]).toEqual(["shown"]);
  expect(find(root, '[data-part="answer"]').textContent).not.toBe("");
  go(desk);
  expect(desk.state.at).toBeGreaterThan(stop);
});

test("without questions a key is a card", () => {
  const { desk, root } = replay({ projector: true });
  for (const at of [1, 2, 3]) {
    go(desk);
    expect(desk.state.at).toBe(at);
    expect(root.querySelector('[data-part="asked"]')).toBeNull();
  }
  act(() => void desk.run("projector.back"));
  expect(desk.state.at).toBe(2);
});

test("a question is said after the card that led to it", async () => {
  const { desk } = replay({ at: full - 1, projector: true });
  act(() => void desk.run("projector.ask"));
  go(desk);
  while (desk.state.at < full) go(desk);
  await act(async () => {});
  const { played } = desk.frame;
  expect(desk.state.polite).toContain(desk.tr.card(played?.card ?? "", "name"));
  expect(desk.state.polite).toContain(desk.tr.t("ui.projector.who"));
});

test("at a table the bots' cards wait for the key, and all lie there once it is left", async () => {
  const model = tableModel(0, { projector: true, frames: upTo(0) });
  const desk = projected(new TableDesk(model.host));
  const root = show(desk, Table);
  vi.useFakeTimers();
  await act(async () => model.publish(upTo(3), tableState({ turn: 2 })));
  await act(async () => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(desk.state.at).toBe(0);
  find(root, ".fk-strip").click();
  expect(desk.state.at).toBe(0);
  go(desk);
  expect(desk.state.at).toBe(1);
  go(desk);
  expect(desk.state.at).toBe(2);
  act(() => void desk.run("projector.leave"));
  expect(desk.state.at).toBe(3);
  expect(model.get("projector")).toBe(false);
  expect(root.dataset.stage).toBeUndefined();
});

test("the hand of a viewer that is withheld is not asked about", () => {
  const desk = projected(new TableDesk(tableModel(1, { projector: "ask" }).host));
  expect(dealBook.frames[1]?.hands[dealBook.frames[1]?.to_play as number]).toBeNull();
  const root = show(desk, Table);
  expect(root.querySelector('[data-part="asked"]')).toBeNull();
});

const press = (key: string, more = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
test("a clicker steps from anywhere; arrows stay with the cards of a hand", () => {
  for (const zone of ["none", "bar", "hand", "trick"] as const) {
    expect(commandAt(press("PageDown"), zone, false, false)).toBe("projector.next");
    expect(commandAt(press("PageUp"), zone, false, false)).toBe("projector.back");
  }
  expect(commandAt(press("ArrowRight"), "bar", false, false)).toBe("projector.next");
  expect(commandAt(press("ArrowRight"), "hand", false, false)).toBeNull();
  expect(commandAt(press("PageDown", { ctrlKey: true }), "bar", false, false)).toBeNull();
  expect(commandAt(press("B"), "bar", false, false)).toBe("projector.cover");
});
test("Escape leaves the page that is filled, an open pane first", () => {
  expect(commandAt(press("Escape"), "bar", false, true)).toBe("projector");
  expect(commandAt(press("Escape"), "bar", true, true)).toBeNull();
  expect(commandAt(press("Escape"), "bar", false, false)).toBeNull();
});
test("where the screen is refused the page is filled, and left again", async () => {
  const root = document.createElement("div");
  root.requestFullscreen = () => Promise.reject(new Error("not allowed"));
  root.showPopover = vi.fn();
  root.hidePopover = vi.fn();
  const changed = vi.fn();
  const screen = new Screen(changed);
  screen.begin(root);
  await screen.fill();
  expect([screen.filled, screen.refused]).toEqual(["page", true]);
  expect(root.showPopover).toHaveBeenCalledOnce();
  screen.leave();
  expect([screen.filled, screen.refused]).toEqual(["", false]);
  expect(root.hidePopover).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledTimes(2);
});
