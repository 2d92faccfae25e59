/** How a deal ended, in words. */

import type { Desk } from "../shared/desk";
import { frameAt, nextOf } from "../shared/line";

/** Whether nothing more of this deal follows on this line. */
const endsHere = (desk: Desk): boolean => {
  const next = nextOf(desk.book, desk.frame.id);
  return next === null || frameAt(desk.book, next).round !== desk.frame.round;
};

/** Who takes the pot; or why nobody does; empty where the deal goes on. */
export function outcomeText(desk: Desk): string {
  const { frame, tr, round } = desk;
  const { result } = frame;
  if (result && result.winner !== null)
    return tr.t("ui.result.pot", {
      who: result.winner === desk.you ? "you" : "other",
      name: desk.name(result.winner),
    });
  if (result?.void) return tr.t("ui.result.void");
  return round.result && endsHere(desk) ? tr.t(`ui.result.${round.result}`) : "";
}
