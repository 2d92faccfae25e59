/** Beside the table: whose turn, what the match stands at, a request for better cards. */

import { cardsPlayed } from "../shared/line";
import { Button } from "../view/button";
import { CardWord } from "../view/card";
import { signed } from "../view/pot";
import type { TableDesk } from "./desk";
import { asksYou, matchSaid } from "./events";

export function Status({ desk }: { desk: TableDesk }) {
  const { frame, tr, game, state } = desk;
  const { match } = game;
  const text = state.silent
    ? tr.t("ui.no_kernel")
    : match.over
      ? matchSaid(desk.teller, match.winners)
      : frame.over
        ? tr.t("ui.deal_over")
        : desk.myTurn
          ? tr.t("ui.your_turn")
          : frame.to_play === null
            ? ""
            : tr.t("ui.waits", { name: desk.name(frame.to_play) });
  return (
    <div class="fk-status" data-part="status" data-mine={desk.myTurn || undefined}>
      <p class="fk-says">{text}</p>
      <p class="fk-faint">
        {[
          tr.t("ui.pots_to_win", { n: match.pots_to_win ?? 0 }),
          match.playoff.length > 0 ? tr.t("ui.playoff") : "",
          tr.t(`ui.mode.${game.mode}`),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

export function Standing({ desk }: { desk: TableDesk }) {
  const { frame, round, tr } = desk;
  return (
    <table class="fk-standing" data-part="standing">
      <caption class="fk-unseen">{tr.t("ui.standing")}</caption>
      <thead>
        <tr>
          <th scope="col">{tr.t("ui.col.player")}</th>
          <th scope="col">{tr.t("ui.col.tricks")}</th>
          <th scope="col">{tr.t("ui.col.pots")}</th>
          <th scope="col">{tr.t("ui.col.chips")}</th>
        </tr>
      </thead>
      <tbody>
        {round.seats.map((label, seat) => (
          <tr key={label} data-you={seat === desk.you || undefined}>
            <th scope="row">{desk.name(seat)}</th>
            <td>{frame.won[seat] ?? 0}</td>
            <td>{frame.points[seat] ?? 0}</td>
            <td>{signed(frame.chips[seat] ?? 0)}</td>
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
            .map(({ card }) => (
              <CardWord key={card} desk={desk} card={card} />
            ))}
        </li>
      ))}
    </ol>
  );
}

export function RedealAsked({ desk }: { desk: TableDesk }) {
  const { redeal } = desk.game;
  const { you, tr } = desk;
  if (!redeal) return null;
  const text = tr.t(
    redeal.granted === null
      ? "ui.redeal.asked"
      : redeal.granted
        ? "ui.redeal.granted"
        : "ui.redeal.refused",
    { who: redeal.asker === you ? "you" : "other", name: desk.name(redeal.asker) },
  );
  return (
    <div class="fk-redeal" data-part="redeal">
      <p>{text}</p>
      {asksYou(redeal, you) && redeal.asker !== you && (
        <div class="fk-answers" data-part="primary">
          <Button desk={desk} command="agree" words primary icon="" />
          <Button desk={desk} command="disagree" words icon="" />
        </div>
      )}
    </div>
  );
}
