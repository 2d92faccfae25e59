import { expect, test } from "vitest";
import {
  backFork,
  backOf,
  backTrick,
  branches,
  cardsPlayed,
  endOf,
  frameAt,
  hasGlyph,
  isMistake,
  lastTrick,
  nextFork,
  nextOf,
  nextTrick,
  nextWhere,
} from "../src/shared/line";
import { aceBook } from "./model";

test("the next card stays on its own line, also where a side line stands between", () => {
  expect(nextOf(aceBook, 14)).toBe(22);
  expect(nextOf(aceBook, 15)).toBe(16);
  expect(nextOf(aceBook, 21)).toBeNull();
});

test("going back from a side line leads to where it left", () => {
  expect(backOf(aceBook, 15)).toBe(13);
});

test("the ways on are the line itself, then its side lines", () => {
  expect(branches(aceBook, 13)).toEqual([14, 15]);
  expect(branches(aceBook, 12)).toEqual([13]);
});

test("a trick is left at its end and entered at the end of the one before", () => {
  expect(nextTrick(aceBook, 0)).toBe(4);
  expect(nextTrick(aceBook, 4)).toBe(8);
  expect(backTrick(aceBook, 6)).toBe(4);
  expect(backTrick(aceBook, 4)).toBe(0);
});

test("branch points are found in both directions", () => {
  expect(nextFork(aceBook, 2)).toBe(13);
  expect(backFork(aceBook, 17)).toBe(13);
  expect(nextFork(aceBook, 14)).toBeNull();
});

test("an only card is no glyph to stop at; a question mark is a mistake", () => {
  expect(nextWhere(aceBook, 0, hasGlyph)).toBe(14);
  expect(isMistake(frameAt(aceBook, 15))).toBe(true);
  expect(isMistake(frameAt(aceBook, 6))).toBe(false);
});

test("the end of a line is the end of that line", () => {
  expect(endOf(aceBook, 3)).toBe(27);
  expect(endOf(aceBook, 16)).toBe(21);
});

test("the last trick is the last complete one, the cards played are those of this line", () => {
  expect(lastTrick(aceBook, 6)?.id).toBe(4);
  expect(lastTrick(aceBook, 2)).toBeNull();
  expect(cardsPlayed(aceBook, 16).map(({ card }) => card)).toContain("SA");
  expect(cardsPlayed(aceBook, 22).map(({ card }) => card)).not.toContain("SA");
});

test("a second deal follows the first, whether or not its start names a parent", () => {
  const second = aceBook.frames.slice(0, 5).map((frame) => ({
    ...frame,
    id: frame.id + 28,
    parent: frame.parent === null ? null : frame.parent + 28,
    round: 1,
  }));
  const round = aceBook.rounds[0];
  if (!round) throw new Error("no round");
  const match = {
    ...aceBook,
    rounds: [round, { ...round, number: 2 }],
    frames: [...aceBook.frames, ...second],
  };
  expect(nextOf(match, 27)).toBe(28);
  expect(backOf(match, 28)).toBe(27);
  expect(nextOf(match, 21)).toBeNull();
});
