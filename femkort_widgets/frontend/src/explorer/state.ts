/** What Python sends an explorer beside the frames, and what the page keeps. */

import type { Host } from "../host";
import type { Told } from "../messages";
import { type Shared, sharedFrom } from "../shared/state";
import type { Code, Frames, Seat, Trouble } from "../types";

export type SideName = "a" | "b";

export type Value = boolean | number | string | null;

/** A variant, an option, or how many play, as a table has agreed on it. */
export interface Choice {
  kind: "variant" | "option" | "players";
  key: string;
  value: Value;
  usual: Value;
  cites: string[];
  least: number | null;
  most: number | null;
  /** What it can be, where it is no number. */
  among: string[];
  none: boolean;
}

/** A difference as a sentence to be, with what it is about. */
export interface Line {
  key: string;
  params: Record<string, number | string | null | Code[] | Seat[] | Told>;
  seat: Seat | null;
  cards: Code[];
  due: string[];
  cites: string[];
}

export interface ExplorerTrait {
  turn: number;
  sides: { choices: Choice[] }[];
  number: number;
  rounds: { key: string; size: number }[];
  can: { undo: boolean; redo: boolean; next_trick: boolean; swap: boolean; find: boolean };
  lines: Line[];
  /** The card that lay before the rules changed and may lie no longer, and how many with it. */
  cut: (Line & { count: number }) | null;
  changed: { side: SideName; cards: number; lines: Line[] } | null;
  found: {
    matters: boolean;
    deals: number;
    choices: [kind: string, key: string][];
    idle: boolean;
  } | null;
}

export interface ExplorerState extends Shared {
  game: ExplorerTrait;
  /** Why the last wish was not granted, if it was not. */
  trouble: Trouble | null;
  /** Whether the text has been copied, or the page may not copy. */
  copied: "" | "copied" | "not_copied";
}

/** The last frame of a table: what lies there now. */
export const endOf = (book: Frames, side: SideName): number =>
  book.frames.findLast(({ round }) => round === (side === "a" ? 0 : 1))?.id ?? 0;

export const explorerFrom = (host: Host): ExplorerState => {
  const shared = sharedFrom(host);
  return {
    ...shared,
    at: endOf(shared.book, "a"),
    covered: host.get<boolean>("covered") ?? false,
    game: host.get<ExplorerTrait>("state"),
    trouble: null,
    copied: "",
  };
};
