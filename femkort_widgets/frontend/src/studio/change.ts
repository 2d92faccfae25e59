/** A change of hidden hands, and what it is tried on. */

import type { Frames } from "../types";

/** Hands changed for a what-if, not yet played from. */
export interface Tried {
  at: number;
  change: string;
  /** The frames as they are without the change, and with it. */
  book: Frames;
  shown: Frames;
}
