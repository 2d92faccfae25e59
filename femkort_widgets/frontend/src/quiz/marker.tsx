/** What a quiz marks on the cards of a hand: those chosen, and once it is told which are right. */

import type { Advice } from "../shared/advice";
import type { Spot } from "../types";
import type { Mark } from "../view/card";
import type { QuizDesk } from "./desk";

/** A sign that stands on a card or before a line: right, or not. */
export const Sign = ({ right }: { right: boolean }) => (
  <span class="fk-sign" data-right={right} aria-hidden="true">
    {right ? "✓" : "✕"}
  </span>
);

/** One that says nothing about right and wrong: chosen, or asked about. */
const Note = ({ sign }: { sign: string }) => (
  <span class="fk-sign fk-turns" aria-hidden="true">
    {sign}
  </span>
);

export class Marker implements Advice {
  readonly on = false;

  constructor(readonly quiz: QuizDesk) {}

  run(): boolean {
    return false;
  }
  draw(): null {
    return null;
  }
  mark(spot: Spot): Mark {
    const { asked, state, tr } = this.quiz;
    const { card } = spot;
    if (!asked || spot.seat !== asked.seat) return {};
    if (!this.quiz.offers(spot))
      return card === asked.card ? { badge: <Note sign="?" />, said: tr.t("ui.quiz.turns") } : {};
    const line = state.quiz.reply?.lines.find(({ key }) => key === card);
    const selected = state.chosen.includes(card);
    return {
      selected,
      ...(selected && { badge: <Note sign="●" /> }),
      ...(line && {
        badge: <Sign right={line.right} />,
        said: tr.t(line.right ? "ui.quiz.right" : "ui.quiz.wrong"),
      }),
    };
  }
}
