/** Walking from the frame shown to the last one, at the pace of the bots. */

import type { Frame, Frames, Settings } from "../types";

/** Milliseconds before the next frame is shown; null waits for a click. */
export function waitBefore(
  from: Frame,
  to: Frame,
  settings: Settings,
  mine: boolean,
): number | null {
  if (from.trick.winner !== null && to.trick.winner === null && !from.over) {
    if (settings.hold < 0) return null;
    return mine ? 0 : settings.hold;
  }
  return mine ? 0 : settings.pace;
}

/** Whether the new frames go on from the frame shown, in the same deal. */
export function goesOn(old: Frames, at: number, next: Frames): boolean {
  const shown = old.frames[at];
  const same = next.frames[at];
  const before = old.rounds[shown?.round ?? 0];
  const after = next.rounds[same?.round ?? 0];
  return (
    shown !== undefined &&
    same !== undefined &&
    shown.ply === same.ply &&
    shown.played?.card === same.played?.card &&
    before?.number === after?.number &&
    before?.attempt === after?.attempt &&
    before?.dealer === after?.dealer &&
    next.frames.length >= old.frames.length
  );
}

const HANDS = (book: Frames): string => JSON.stringify(book.frames[0]?.hands);

export function isNewDeal(old: Frames, book: Frames): boolean {
  const before = old.rounds[0];
  const after = book.rounds[0];
  return (
    before?.number !== after?.number ||
    before?.attempt !== after?.attempt ||
    before?.dealer !== after?.dealer ||
    (old.viewer === book.viewer && HANDS(old) !== HANDS(book))
  );
}
