/** What changed in the match besides the cards: undone, a redeal asked for, the match won. */

import { matchSaid } from "../shared/rounds";
import { join, type Teller, who } from "../shared/teller";
import type { Frames, Redeal, Seat, TableTrait } from "../types";
import type { TableDesk } from "./desk";

export function gameSaid(
  { ...teller }: Teller,
  before: TableTrait,
  after: TableTrait,
  old: Frames,
  book: Frames,
): string {
  const { tr } = teller;
  teller.sheet = book.rounds[0]?.sheet ?? null;
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
  const ended = matchSaid(teller, after.match);
  const told = book.frames.at(-1)?.over && book.frames.length > old.frames.length;
  if (!told && ended !== matchSaid(teller, before.match)) said.push(ended);
  return join(said);
}

export const requestSaid = (teller: Teller, { asker }: Redeal): string =>
  teller.tr.t("ui.redeal.asked", who(teller, asker));

/** Whether to end the match, and what will decide it then. */
export const stopSaid = ({ tr, round, game }: Pick<TableDesk, "tr" | "round" | "game">): string => {
  const { chips, bank, lowest } = round.agreed ?? {};
  const by = chips ? "chips" : bank ? "pots" : lowest ? "lowest" : "points";
  return tr.t("ui.stop_match", { by: game.match.playoff.length > 0 ? "playoff" : by });
};

/** A request for better cards that waits for your word. */
export const asksYou = (redeal: Redeal | null, you: Seat | null): redeal is Redeal =>
  redeal !== null &&
  you !== null &&
  redeal.asker !== you &&
  redeal.granted === null &&
  redeal.answers[you] == null;
