/** A position by the cards that lead to it, to be found again after the frames have new numbers. */

import { backwards, branches, frameAt } from "../shared/line";
import type { Frame, Frames } from "../types";

export interface Path {
  round: number;
  steps: string[];
}

const step = ({ played, changed }: Frame): string =>
  `${played?.seat} ${played?.card} ${changed ?? ""}`;

export function pathTo(book: Frames, id: number): Path {
  const { round } = frameAt(book, id);
  const steps: string[] = [];
  for (const frame of backwards(book, id)) {
    if (!frame.played) break;
    steps.unshift(step(frame));
  }
  return { round, steps };
}

/** The frame at the end of a path, or null where it is there no more. */
export function placeOf(book: Frames, { round, steps }: Path): number | null {
  let at = book.frames.find((frame) => frame.round === round && !frame.played)?.id;
  for (const one of steps)
    at = at === undefined ? at : branches(book, at).find((id) => step(frameAt(book, id)) === one);
  return at ?? null;
}
