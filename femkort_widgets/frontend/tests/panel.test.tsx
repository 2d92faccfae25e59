import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import en from "../../i18n/en.json";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import { replayModel, tableState } from "./model";
import { find, hide, show, showReplay, showTable } from "./show";

afterEach(hide);

test("after Go on the line tells the card just played, whatever receives the focus", () => {
  const { root, desk } = showReplay({ at: 13 });
  const answer = find(root, '[data-answer="HJ"]');
  answer.focus();
  act(() => answer.click());
  act(() => (document.activeElement as HTMLElement).click());
  expect(desk.state.at).toBe(14);
  expect(root.contains(document.activeElement)).toBe(true);
  expect(desk.state.spot).toBeNull();
  expect(find(root, '[data-part="reason"]').textContent).toContain("♥J");
  const card = find(root, '[data-part="hand"] [data-card]');
  act(() => card.focus());
  expect(desk.state.spot?.card).toBe(card.dataset.card);
});

test("a question and a comment are named in the list, and no sign looks like a mistake", () => {
  const { root } = showReplay({ at: 13 });
  const asked = find(root, '[data-move="13"]');
  expect(asked.textContent).toContain(en["ui.question"]);
  expect(asked.textContent).not.toContain("?");
  expect(find(root, '[data-move="1"]').textContent).toContain(en["ui.comment"]);
});

test("the comment of a frame is there while its question is open", () => {
  const book = structuredClone(replayModel().traits.frames) as ReplayDesk["book"];
  const frame = book.frames[13];
  if (frame) frame.comments = [{ text: "Only two are left.", lang: "en" }];
  const { root } = showReplay({ at: 13, frames: book });
  expect(find(root, '[data-part="question"]').textContent).toContain("Only two are left.");
});

test("a side line that begins inside a trick is labelled with the seat that plays there", () => {
  const { root, desk } = showReplay({ at: 13, answers: { 13: ["HJ"] } });
  const side = find(root, ".fk-side .fk-line > li");
  const first = desk.book.frames[15]?.played?.seat ?? -1;
  expect(find(side, ".fk-leader").textContent).toBe(desk.round.seats[first]);
});

test("a seat that sits a trick out has a dash in its place", () => {
  const book = structuredClone(replayModel().traits.frames) as ReplayDesk["book"];
  for (const { trick } of book.frames.slice(1, 5)) {
    const place = trick.seats.indexOf(2);
    if (place < 0) continue;
    trick.cards.splice(place, 1);
    trick.seats.splice(place, 1);
  }
  const root = show(new ReplayDesk(replayModel({ frames: book, at: 4 }).host), Replay);
  expect(find(root, ".fk-line > li .fk-out").textContent).toContain("Cy");
});

test("variants are named beside the table and the replay", () => {
  const book = structuredClone(replayModel().traits.frames) as ReplayDesk["book"];
  for (const round of book.rounds) round.variants = ["trump", "no_heading"];
  const { root } = showReplay({ frames: book });
  expect(find(root, '[data-part="rules"]').textContent).toContain(en["variant.no_heading"]);
  const table = showTable(0, { frames: { ...book, frames: book.frames.slice(0, 1) } });
  expect(find(table.root, '[data-part="status"]').textContent).toContain(en["variant.trump"]);
});

test("a request that comes while the focus is inside takes it to its two answers", () => {
  const { root, desk } = showTable(0);
  find(root, '[data-part="hand"] [data-card]').focus();
  const redeal = { asker: 2, answers: [null, null, true, null], granted: null };
  act(() => desk.update({ game: tableState({ redeal }) }));
  expect((document.activeElement as HTMLElement).dataset.do).toBe("agree");
  expect(root.querySelectorAll('[data-part="redeal"] button')).toHaveLength(2);
  expect(find(root, '[data-part="redeal"]').textContent).toContain("Cy");
  expect(find(root, '[data-part="status"]').textContent).not.toContain(en["ui.your_turn"]);
  expect(root.querySelector(".fk-is-legal, .fk-own[data-turn]")).toBeNull();
  act(() => desk.update({ game: tableState() }));
  expect(document.activeElement?.closest('[data-zone="hand"]')).not.toBeNull();
});

test("Tab comes to the hand, the trick, the bar, the moves, the panel, in this order", () => {
  const { root } = showReplay({ at: 6 });
  const zones = [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(
    (stop) =>
      stop.closest<HTMLElement>("[data-zone]")?.dataset.zone ??
      stop.closest<HTMLElement>("[data-part]")?.dataset.part,
  );
  expect(zones.slice(0, 4)).toEqual(["hand", "trick", "bar", "moves"]);
  expect(zones.slice(4)).toEqual(["bar", "reason", "comment"]);
});

test("in the diagram every card of a hand is its rank on the line of its suit, and still a button", () => {
  const { root, desk } = showReplay({ at: 5 });
  act(() => find(root, '[data-do="diagram"]').click());
  expect(desk.state.settings.diagram).toBe(true);
  const hand = find(root, '[data-part="hand"]');
  const lines = [...hand.querySelectorAll(".fk-suitline")];
  for (const line of lines)
    expect(
      new Set(
        [...line.querySelectorAll<HTMLElement>("[data-card]")].map((c) => c.dataset.card?.[0]),
      ).size,
    ).toBe(1);
  const card = find(hand, '[data-card="ST"]');
  expect(card.textContent).toBe("10");
  expect(card.getAttribute("aria-label")).toBe("Ten of spades");
  expect(hand.querySelectorAll("button[data-item]")).toHaveLength(4);
});

test("letters of the suits stand on the cards where they are wanted", () => {
  const { root } = showTable(0, { settings: { letters: true } });
  const texts = [...root.querySelectorAll('[data-part="hand"] [data-card="CQ"] text')];
  expect(texts.map((text) => text.textContent)).toContain("C");
});
