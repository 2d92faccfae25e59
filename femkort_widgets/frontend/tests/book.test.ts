import { expect, test } from "vitest";
import shared from "../fixtures/folded.json";
import { bookOf, unfolded } from "../src/shared/book";
import type { Frames } from "../src/types";
import { aceBook, replayModel } from "./model";

const sent = shared.sent as unknown as Frames;

test("what Python left out is read as Python reads it", () => {
  expect(sent.frames.length).toBeGreaterThan(5);
  expect(unfolded(sent).frames).toEqual(shared.whole);
});

test("a reason that says nothing of cards has none", () => {
  const { reasons } = unfolded(sent);
  expect(sent.reasons.some((reason) => !("binds" in reason))).toBe(true);
  for (const { params, binds } of reasons)
    expect([params, binds]).toEqual([{ ...params }, [...binds]]);
  expect(reasons.map(({ key }) => key)).toEqual(sent.reasons.map(({ key }) => key));
});

test("whole frames stay as they are", () => {
  const { frames } = unfolded({ ...aceBook, frames: shared.whole as never });
  expect(frames).toEqual(shared.whole);
});

test("the same frames are the same book", () => {
  const { host } = replayModel({ frames: sent });
  expect(bookOf(host)).toBe(bookOf(host));
});
