/** Which reason to show, and where. The reasons themselves come with the frames. */

import { PASS } from "../layout/rows";
import type { Code, Frame, Frames, Reason, Seat, Spot } from "../types";

export const reasonAt = (book: Frames, index: number | null | undefined): Reason | null =>
  index == null ? null : (book.reasons[index] ?? null);

/** The verdict on a card that a seat holds, or on its pass; null where it is withheld or unknown. */
export const verdictOn = (book: Frames, frame: Frame, seat: Seat, card: Code): Reason | null => {
  if (card === PASS) return seat === frame.to_play ? reasonAt(book, frame.pass) : null;
  const place = frame.hands[seat]?.indexOf(card) ?? -1;
  return place < 0 ? null : reasonAt(book, frame.verdicts[seat]?.[place]);
};

/** What a seat can do, legal or not: its cards, and in Fan Tan the pass. */
export const movesOf = (frame: Frame, seat: Seat, hand = frame.hands[seat] ?? []): Code[] =>
  frame.layout ? [...hand, PASS] : hand;

/** How many of them are legal now, by its verdicts. */
export const legalCards = (book: Frames, frame: Frame, seat: Seat): Code[] =>
  movesOf(frame, seat).filter((card) => verdictOn(book, frame, seat, card)?.legal);

export interface Said {
  seat: Seat;
  card: Code | null;
  reason: Reason;
  /** False for the reason of a card that already lies on the table. */
  held: boolean;
}

interface Telling {
  book: Frames;
  frame: Frame;
  tells(seat: Seat): boolean;
}

/** The line of the panel: the card asked about, where that may be told, else the last card played. */
export const reasonShown = (desk: Telling, spot: Spot | null): Said | null => {
  const { book, frame } = desk;
  if (spot) {
    const reason = verdictOn(book, frame, spot.seat, spot.card);
    if (reason && desk.tells(spot.seat)) return { ...spot, reason, held: true };
    const played = reasonAt(book, playing(book, frame, spot.card)?.played?.why);
    if (played) return { ...spot, reason: played, held: false };
  }
  if (!frame.played) return null;
  const reason = reasonAt(book, frame.played.why);
  return reason && { seat: frame.played.seat, card: frame.played.card, reason, held: false };
};

/** The frame in which a card of this deal was played. */
export const playing = (book: Frames, frame: Frame, card: Code): Frame | undefined => {
  let at: Frame | undefined = card === PASS ? undefined : frame;
  while (at && at.played?.card !== card)
    at = at.parent === null ? undefined : book.frames[at.parent];
  return at;
};
