/** Beside the table: whose turn, what the match stands at, a request for better cards. */

import { cardsPlayed } from "../shared/line";
import { agreed, matchSaid, prefaceSaid } from "../shared/rounds";
import { leftOutSaid } from "../shared/speech";
import { counted, countOf } from "../shared/standing";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { CardWord } from "../view/card";
import { focused } from "../view/focus";
import type { TableDesk } from "./desk";
import { requestSaid, stopSaid } from "./events";

export function Status({ desk }: { desk: TableDesk }) {
  const { frame, tr, game, state } = desk;
  const { match } = game;
  const text = state.silent
    ? tr.t("ui.no_kernel")
    : desk.request
      ? tr.t("ui.your_answer")
      : desk.ended || frame.over
        ? (desk.ended && matchSaid(desk.teller, match)) || tr.t("ui.deal_over")
        : leftOutSaid(desk.teller, desk.book, frame, "sign") ||
          (desk.myTurn
            ? tr.t("ui.your_turn")
            : frame.to_play === null
              ? ""
              : tr.t("ui.waits", { name: desk.name(frame.to_play) }));
  return (
    <div class="fk-status" data-part="status" data-mine={desk.myTurn || undefined}>
      <p class="fk-says">{text}</p>
      {frame.number < 2 && <p>{prefaceSaid(desk.teller)}</p>}
      <p class="fk-faint">
        {[
          ...agreed(desk, true),
          ...(match.playoff.length > 0 ? [tr.t("ui.playoff")] : []),
          tr.t(`ui.mode.${game.mode}`),
        ].join(" · ")}
      </p>
    </div>
  );
}

export function Standing({ desk }: { desk: TableDesk }) {
  const { frame, round, tr } = desk;
  const columns = counted(round, frame);
  return (
    <table class="fk-standing" data-part="standing">
      <caption class="fk-unseen">{tr.t("ui.standing")}</caption>
      <thead>
        <tr>
          <th scope="col">{tr.t("ui.col.player")}</th>
          {columns.map((what) => (
            <th key={what} scope="col">
              {tr.t(`ui.col.${what}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {round.seats.map((label, seat) => (
          <tr key={label} data-you={seat === desk.you || undefined}>
            <th scope="row">{desk.name(seat)}</th>
            {columns.map((what) => (
              <td key={what}>{tr.number(countOf(what, frame, seat))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With "show the cards played" on: every card that has fallen, in order. */
export function Memory({ desk }: { desk: TableDesk }) {
  if (!desk.state.settings.memory) return null;
  const cards = cardsPlayed(desk.book, desk.frame.id);
  const tricks = [...new Set(cards.map(({ trick }) => trick))];
  return (
    <ol class="fk-memory" data-part="memory" aria-label={desk.tr.t("ui.set.memory")}>
      {tricks.map((number) => (
        <li key={number}>
          <span class="fk-number">{number}.</span>{" "}
          {cards
            .filter(({ trick }) => trick === number)
            .map(({ card, seat }) => (
              <CardWord key={card + seat} desk={desk} card={card} />
            ))}
        </li>
      ))}
    </ol>
  );
}

/** A question to you: to end the match, or a request for better cards and what became of it. */
export class Asked extends Anchored<{ desk: TableDesk }> {
  #asking = this.#asks;

  get #asks(): boolean {
    const { request, state } = this.props.desk;
    return request !== null || state.stopping;
  }

  /** The focus comes to a new question, if it is in the widget at all. */
  override componentDidUpdate(): void {
    const root = this.here?.closest<HTMLElement>(".fk-root");
    if (this.#asks && !this.#asking && root && focused(root))
      this.here?.querySelector("button")?.focus();
    this.#asking = this.#asks;
  }

  override render({ desk }: { desk: TableDesk }) {
    const { request, tr } = desk;
    const { redeal } = desk.game;
    if (desk.state.stopping)
      return (
        <div ref={this.hold} class="fk-redeal" data-part="stopping">
          <p>{stopSaid(desk)}</p>
          <div class="fk-answers" data-part="primary">
            <Button desk={desk} command="keep" words primary icon="" />
            <Button desk={desk} command="stop_now" words icon="" />
          </div>
        </div>
      );
    if (!redeal) return null;
    return (
      <div ref={this.hold} class="fk-redeal" data-part="redeal">
        <p>
          {redeal.granted === null
            ? requestSaid(desk.teller, redeal)
            : tr.t(redeal.granted ? "ui.redeal.granted" : "ui.redeal.refused")}
          {request && ` ${tr.t("ui.redeal.question")}`}
        </p>
        {request && (
          <div class="fk-answers" data-part="primary">
            <Button desk={desk} command="agree" words primary icon="" />
            <Button desk={desk} command="disagree" words icon="" />
          </div>
        )}
      </div>
    );
  }
}
