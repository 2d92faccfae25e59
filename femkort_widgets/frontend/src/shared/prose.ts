/** Prose of a record: `[HQ]` is a card, drawn with the reader's index letters. Never markup. */

import type { Translator } from "../messages";
import type { Code } from "../types";

export type Piece = { text: string } | { card: Code };

const CARD = /\[([SHDC])(10|[2-9TJQKA])\]/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(CARD)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ card: `${match[1]}${match[2] === "10" ? "T" : match[2]}` });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The same as a plain sentence; in speech a card is named. */
export const plainText = (text: string, tr: Translator, style: "sign" | "name" = "name"): string =>
  pieces(text)
    .map((piece) => ("card" in piece ? tr.card(piece.card, style) : piece.text))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
