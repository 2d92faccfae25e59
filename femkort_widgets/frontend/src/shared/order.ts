/** The order in which a hand is held. It is only for the eye: no card is compared with another. */

import type { Code, Suit } from "../types";

const ALTERNATING = "SHCD";
const LOW_TO_HIGH = "23456789TJQKA";

export const suitOf = (card: Code): Suit => card.charAt(0) as Suit;
export const rankOf = (card: Code): string => card.charAt(1);

const weight = (card: Code, first: Suit | null, sort: "high" | "low"): number => {
  const suit = suitOf(card) === first ? -1 : ALTERNATING.indexOf(suitOf(card));
  const rank = LOW_TO_HIGH.indexOf(rankOf(card));
  return suit * 13 + (sort === "high" ? 12 - rank : rank);
};

export const sorted = (
  hand: readonly Code[],
  sort: "high" | "low" = "high",
  first: Suit | null = null,
): Code[] => [...hand].sort((a, b) => weight(a, first, sort) - weight(b, first, sort));
