/** What changed in the match besides the cards: undone, a redeal asked for, the match won. */

import { seatName, type Teller } from "../shared/teller";
import type { Frames, Redeal, Seat, TableTrait } from "../types";

export function gameSaid(
  teller: Teller,
  before: TableTrait,
  after: TableTrait,
  old: Frames,
  book: Frames,
): string {
  const { tr } = teller;
  const said: string[] = [];
  const sameDeal =
    old.rounds[0]?.number === book.rounds[0]?.number &&
    old.rounds[0]?.attempt === book.rounds[0]?.attempt;
  if (sameDeal && book.frames.length < old.frames.length && after.can.redo)
    said.push(tr.t("say.undone"));
  const { redeal } = after;
  if (redeal && redeal.granted === null && redeal.asker !== before.redeal?.asker)
    said.push(requestSaid(teller, redeal));
  if (before.redeal?.granted == null && redeal?.granted != null)
    said.push(tr.t(redeal.granted ? "ui.redeal.granted" : "ui.redeal.refused"));
  if (!before.match.over && after.match.over) said.push(matchSaid(teller, after.match.winners));
  return said.join(" ");
}

export const requestSaid = (teller: Teller, { asker }: Redeal): string =>
  teller.tr.t("ui.redeal.asked", {
    who: asker === teller.you ? "you" : "other",
    name: seatName(teller, asker),
  });

/** A request for better cards that waits for your word. */
export const asksYou = (redeal: Redeal | null, you: Seat | null): redeal is Redeal =>
  redeal !== null &&
  you !== null &&
  redeal.asker !== you &&
  redeal.granted === null &&
  redeal.answers[you] == null;

export function matchSaid(teller: Teller, winners: Seat[]): string {
  const { tr, you } = teller;
  return tr.t("ui.match.won", {
    n: winners.length,
    who: winners.length === 1 && winners[0] === you ? "you" : "other",
    name: tr.list(winners.map((seat) => seatName(teller, seat))),
  });
}
