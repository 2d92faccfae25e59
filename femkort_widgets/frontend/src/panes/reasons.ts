/** The reasons of every card that lies open. */

import { movesOf, verdictOn } from "../shared/reasons";
import type { Code, Frame, Frames, Reason, Seat } from "../types";

export interface HandReasons {
  seat: Seat;
  cards: { card: Code; reason: Reason }[];
}

/** Every visible card of every seat with its verdict, the seat to play first. */
export const allReasons = (
  book: Frames,
  frame: Frame,
  visible: Seat[],
  inOrder: (hand: Code[]) => Code[],
): HandReasons[] => {
  const turn = frame.to_play ?? 0;
  const count = frame.hands.length;
  return [...visible]
    .sort((a, b) => ((a - turn + count) % count) - ((b - turn + count) % count))
    .map((seat) => ({
      seat,
      cards: movesOf(frame, seat, inOrder(frame.hands[seat] ?? [])).flatMap((card) => {
        const reason = verdictOn(book, frame, seat, card);
        return reason ? [{ card, reason }] : [];
      }),
    }))
    .filter(({ cards }) => cards.length > 0);
};
