/** Choosing the cards that were dealt to a seat, one by one. */

import type { Code, Frame, Seat } from "../types";
import type { Edit } from "./post";
import type { Studio } from "./studio";

export function toggle({ desk, start, dealt }: Studio, card: Code): true {
  const { seat, cards } = dealt;
  const size = start.counts[seat] ?? 0;
  if (cards.includes(card)) dealt.cards = cards.filter((one) => one !== card);
  else if (cards.length < size) dealt.cards = [...cards, card];
  else desk.alert(desk.tr.t("say.studio.full", { n: size }));
  desk.update({});
  return true;
}

/** What is chosen, as an edit; the rest of the hand is not known. */
export function dealing({ start, dealt: { seat, cards } }: Studio): Edit {
  const unknown = (start.counts[seat] ?? 0) - cards.length;
  return { do: "deal", seat, cards: [...cards, ...(unknown > 0 ? [`?${unknown}`] : [])] };
}

/** Whether a seat holds cards that nobody has seen. */
export const hasUnseen = ({ counts, hands }: Frame, seat: Seat | null): boolean =>
  seat !== null && (counts[seat] ?? 0) > (hands[seat] ?? []).length;
