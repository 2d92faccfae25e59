/** What moves on the screen when one frame follows another. */

import type { Frame, Frames } from "../types";
import { backOf } from "./line";

export type Motion = "none" | "play" | "collect" | "deal";

const TOO_FAST = 120;

/** Only a single step forward moves anything, and only when steps do not come in a burst. */
export function motionFor(book: Frames, from: Frame | null, to: Frame, sinceLast: number): Motion {
  if (sinceLast < TOO_FAST) return "none";
  if (to.played === null) return from === null || from.round !== to.round ? "deal" : "none";
  if (!from || backOf(book, to.id) !== from.id) return "none";
  return from.trick.winner !== null ? "collect" : "play";
}
