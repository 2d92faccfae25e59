/** The rows of Fan Tan, as they lie. Nothing is judged here: the frames say what fits. */

import type { Code, Frame, Round, Row, Suit } from "../types";

export const PASS = "pass";
export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export type Layout = Record<Suit, Row | null>;

const UP = "A23456789TJQK";

/** How far a card lies above the seven of its suit; below it, the number is negative. */
export const fromSeven = (card: Code): number => UP.indexOf(card.charAt(1)) - 6;

/** The cards of a row from the lowest to the highest. */
export const cardsOf = ({ low, high }: Row): Code[] =>
  [...UP.slice(fromSeven(low) + 6, fromSeven(high) + 7)].map((rank) => low.charAt(0) + rank);

/** The rows with one more card. */
export const withCard = (layout: Layout, card: Code): Layout => {
  const suit = card.charAt(0) as Suit;
  if (card === PASS) return layout;
  const { low, high } = layout[suit] ?? { low: card, high: card };
  const row = fromSeven(card) < 0 ? { low: card, high } : { low, high: card };
  return { ...layout, [suit]: row };
};

/** The place of a move in its lap, from 1. */
export const inLap = ({ playing }: Round, { ply }: Frame): number =>
  ((ply - 1) % playing.length) + 1;

/** Whether the move shown is the last one of its lap. */
export const endsLap = (round: Round | undefined, frame: Frame): boolean =>
  frame.layout !== undefined &&
  frame.played !== null &&
  round !== undefined &&
  inLap(round, frame) === round.playing.length;
