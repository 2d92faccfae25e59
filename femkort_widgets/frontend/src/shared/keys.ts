/** Keys and what they mean. Only what is pressed is looked at, so letters follow the layout. */

export type Zone = "hand" | "trick" | "bar" | "moves" | "panel" | "choices" | "none";

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ANYWHERE: Record<string, string> = {
  Escape: "close",
  "?": "keys",
  ".": "why",
  ",": "last_trick",
  ";": "score",
  ":": "whole",
  "=": "sheet",
  "!": "hint",
  z: "projector",
  Backspace: "undo",
};
const SHIFT: Record<string, string> = { Backspace: "redo" };

/** Only where one can pass. */
const PASSING: Record<string, string> = { p: "pass", P: "pass" };

const HAND: Record<string, string> = {
  ArrowLeft: "card_prev",
  ArrowRight: "card_next",
  ArrowUp: "suit_prev",
  ArrowDown: "suit_next",
  Home: "card_first",
  End: "card_last",
};

const REPLAY: Record<string, string> = {
  ArrowLeft: "prev",
  ArrowRight: "next",
  ArrowUp: "branch_up",
  ArrowDown: "branch_down",
  "[": "prev_trick",
  "]": "next_trick",
  PageUp: "prev_trick",
  PageDown: "next_trick",
  Home: "first",
  End: "last",
  " ": "play",
  "-": "slower",
  "+": "faster",
  f: "turn",
  g: "glyph",
  o: "count",
  m: "mistake",
  v: "lines",
  x: "whatif",
};

const REPLAY_SHIFT: Record<string, string> = {
  ArrowLeft: "fork_prev",
  ArrowRight: "fork_next",
  PageUp: "prev_round",
  PageDown: "next_round",
};

const ROVE: Record<string, string> = {
  ArrowLeft: "item_prev",
  ArrowRight: "item_next",
  Home: "item_first",
  End: "item_last",
};

/** What is listed behind "?": see src/panes/key-list.ts. */
export const KEYS = { ANYWHERE, PASSING, REPLAY, REPLAY_SHIFT, SHIFT };

/** The command of a key, or null where the key is not ours. */
export function commandOf(
  press: Press,
  zone: Zone,
  kind: "replay" | "table",
  passes = false,
): string | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.shiftKey && SHIFT[key]) return SHIFT[key];
  if (ANYWHERE[key]) return ANYWHERE[key];
  if (passes && PASSING[key]) return PASSING[key];
  if (zone === "hand" && !press.shiftKey && HAND[key]) return HAND[key];
  if (kind === "table") return zone === "trick" || zone === "bar" ? (ROVE[key] ?? null) : null;
  if (press.shiftKey && REPLAY_SHIFT[key]) return REPLAY_SHIFT[key];
  if (key === " " && zone !== "none" && zone !== "moves") return null;
  return REPLAY[key] ?? null;
}

/** Keys that never reach the notebook: ours, and everything that types a character. */
export function isOurs(press: Press, command: string | null): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.key === "Enter") return !press.shiftKey;
  return command !== null || press.key.length === 1;
}

/** Suit, then rank: where the typed letters lead. `letters` are four suit and four court letters. */
export class Jump {
  #suit: string | null = null;

  /**
   * The card or suit that a letter jumps to; "" where there is none such, null where the letter
   * means nothing here.
   */
  press(
    key: string,
    hand: readonly string[],
    letters: { suits: string; rank: (code: string) => string },
  ): string | null {
    const typed = key.toLowerCase();
    const suit = this.#suit;
    this.#suit = null;
    const names = (rank: string) => suit && matches(typed, rank, letters.rank);
    const found = hand.find((card) => card[0] === suit && names(card.charAt(1)));
    if (found) return found;
    const place = letters.suits.indexOf(typed);
    if (place < 0) return [..."AKQJT98765432"].some(names) ? "" : null;
    this.#suit = "SHDC".charAt(place);
    return hand.find((card) => card[0] === this.#suit) ?? "";
  }
}

const matches = (typed: string, rank: string, index: (rank: string) => string): boolean =>
  rank === "T"
    ? typed === "t" || typed === "1" || typed === "0"
    : index(rank).charAt(0).toLowerCase() === typed;
