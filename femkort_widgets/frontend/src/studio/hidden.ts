/** Cards that change places unseen, and those that nobody has seen yet. */

import { backwards, frameAt } from "../shared/line";
import type { Code, Frame, Frames, Reason, Round, Seat, Spot } from "../types";

type Hands = Frame["hands"];

export const swapped = (hands: Hands, one: Spot, other: Spot): Hands => {
  const instead = ({ seat, card }: Spot) =>
    seat === one.seat && card === one.card
      ? other.card
      : seat === other.seat && card === other.card
        ? one.card
        : card;
  return hands.map((hand, seat) => hand?.map((card) => instead({ seat, card })) ?? null);
};

/** What was done to the hands, as a record says it: "N-SA N+H2 S-H2 S+SA". */
export const changeOf = (from: Hands, to: Hands, labels: string[]): string =>
  labels
    .flatMap((label, seat) => {
      const [was, is] = [from[seat] ?? [], to[seat] ?? []];
      return [
        ...was.filter((card) => !is.includes(card)).map((card) => `${label}-${card}`),
        ...is.filter((card) => !was.includes(card)).map((card) => `${label}+${card}`),
      ];
    })
    .join(" ");

/** The cards that a seat holds only since the change. */
export const newTo = (from: Hands, to: Hands): Spot[] =>
  to.flatMap((hand, seat) =>
    (hand ?? []).filter((card) => !from[seat]?.includes(card)).map((card) => ({ seat, card })),
  );

const BARE: Partial<Reason> = { params: {}, binds: [] };

/** The book with another position in the place of this one: its hands and what may be played. */
export function tried(book: Frames, at: number, sent: Partial<Frame>, reasons: Reason[]): Frames {
  const first = book.reasons.length;
  const here = frameAt(book, at);
  const { hands = here.hands, counts = here.counts, to_play = here.to_play } = sent;
  const frame: Frame = {
    ...here,
    hands,
    counts,
    to_play,
    verdicts: (sent.verdicts ?? []).map((all) => (all ? all.map((index) => index + first) : null)),
    ...(here.layout && { pass: sent.pass == null ? null : sent.pass + first }),
  };
  return {
    ...book,
    reasons: [...book.reasons, ...reasons.map((told) => ({ ...BARE, ...told }))],
    frames: book.frames.map((one) => (one === here ? frame : one)),
  };
}

const RANKS = [..."AKQJT98765432"];

export const packOf = ({ removed = [] }: Round): Code[] =>
  [..."SHCD"]
    .flatMap((suit) => RANKS.map((rank) => suit + rank))
    .filter((card) => !removed.includes(card));

/** The cards of the pack that are in no known hand and have not been played on the way here. */
export function unseen(book: Frames, at: number): Code[] {
  const here = frameAt(book, at);
  const seen = new Set(here.hands.flatMap((hand) => hand ?? []));
  for (const { played } of backwards(book, at)) {
    if (!played) break;
    seen.add(played.card);
  }
  return packOf(book.rounds[here.round] as Round).filter((card) => !seen.has(card));
}

/** What a seat could play from here: the cards it is known to hold, and where some are not, any. */
export const choices = (book: Frames, at: number, seat: Seat): Code[] => {
  const { hands, counts } = frameAt(book, at);
  const known = hands[seat] ?? [];
  return [...known, ...((counts[seat] ?? 0) > known.length ? unseen(book, at) : [])];
};
