import { expect, test } from "vitest";
import { allReasons } from "../src/panes/reasons";
import { frameAt } from "../src/shared/line";
import { legalCards, reasonShown, verdictOn } from "../src/shared/reasons";
import type { Frames } from "../src/types";
import { aceBook, dealBook } from "./model";

const at = (book: Frames, id: number, tells = true) => ({
  book,
  frame: frameAt(book, id),
  tells: () => tells,
});

test("without a card asked about, the reason is that of the last card played", () => {
  const shown = reasonShown(at(aceBook, 6), null);
  expect(shown).toMatchObject({ seat: 3, card: "SJ", held: false });
  expect(shown?.reason.key).toBe("heads");
});

test("a card asked about comes before the last card played", () => {
  const shown = reasonShown(at(dealBook, 15), { seat: 0, card: "DT" });
  expect(shown).toMatchObject({ card: "DT", held: true });
  expect(shown?.reason).toMatchObject({ legal: false, key: "follow_suit", binds: ["SJ"] });
});

test("a held card whose reason may not be told leaves the line to the last card played", () => {
  const shown = reasonShown(at(aceBook, 6, false), { seat: 0, card: "SQ" });
  expect(shown).toMatchObject({ card: "SJ", held: false });
});

test("at the start there is no reason to show", () => {
  expect(reasonShown(at(aceBook, 0), null)).toBeNull();
});

test("withheld hands have no verdicts", () => {
  const frame = frameAt(dealBook, 15);
  expect(verdictOn(dealBook, frame, 1, "SK")).toBeNull();
  expect(legalCards(dealBook, frame, 0)).toEqual(["SJ"]);
});

test("the full list starts with the seat to play and keeps to the visible seats", () => {
  const frame = frameAt(aceBook, 6);
  const given = (hand: string[]) => hand;
  expect(allReasons(aceBook, frame, [0, 1, 2, 3], given).map(({ seat }) => seat)).toEqual([
    0, 1, 2, 3,
  ]);
  expect(allReasons(aceBook, frameAt(aceBook, 2), [0, 2], given).map(({ seat }) => seat)).toEqual([
    2, 0,
  ]);
});
