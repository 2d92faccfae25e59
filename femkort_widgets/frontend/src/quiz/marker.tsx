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
      return card === asked.card
        ? { badge: <span class="fk-sign fk-turns">?</span>, said: tr.t("ui.quiz.turns") }
        : {};
    const line = state.quiz.reply?.lines.find(({ key }) => key === card);
    return {
      selected: state.chosen.includes(card),
      ...(line && {
        badge: <Sign right={line.right} />,
        said: tr.t(line.right ? "ui.quiz.right" : "ui.quiz.wrong"),
      }),
    };
  }
}
