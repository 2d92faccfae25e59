/** Every card of every hand that lies open, each with its reason. */

import { PASS } from "../layout/rows";
import type { Desk } from "../shared/desk";
import { cardsPlayed } from "../shared/line";
import { onlyIf } from "../shared/teller";
import { CardWord } from "../view/card";
import { Binds, Cites, reveal } from "../view/reason";
import { allReasons } from "./reasons";

export function WhyPane({ desk }: { desk: Desk }) {
  const { frame, round, tr } = desk;
  const { spot } = desk.state;
  const open = round.seats
    .map((_, seat) => seat)
    .filter((seat) => desk.isOpen(seat) && desk.tells(seat));
  const hands = allReasons(desk.book, frame, open, (hand) => desk.inOrder(hand));
  const played = cardsPlayed(desk.book, frame.id);
  return (
    <div class="fk-why">
      {hands.length === 0 && <p>{tr.t("ui.no_reasons")}</p>}
      {hands.map(({ seat, cards }) => (
        <section key={seat}>
          <h4>
            {desk.name(seat)}
            {desk.turn === seat && ` · ${tr.t("ui.to_play")}`}
            {cards.some(({ reason }) => onlyIf(reason, seat, desk.turn)) &&
              ` · ${tr.t("ui.if_turn", { who: seat === desk.you ? "you" : "other" })}`}
          </h4>
          <ul>
            {cards.map(({ card, reason }) => (
              <li
                key={card}
                data-legal={reason.legal}
                {...(spot?.card === card && spot.seat === seat && { ref: reveal })}
              >
                <span class="fk-verdict" aria-hidden="true">
                  {reason.legal ? "✓" : "✕"}
                </span>
                <CardWord desk={desk} card={card} />
                <span>
                  {desk.explain({ reason, seat, held: reason.key === "lead" })}{" "}
                  <Binds desk={desk} cards={reason.binds} />{" "}
                  <Cites desk={desk} reason={reason} at={seat + card} />
                </span>
              </li>
            ))}
            {played
              .filter((one) => one.seat === seat && one.card !== PASS)
              .map(({ card, trick }) => (
                <li key={card} class="fk-gone">
                  <span class="fk-verdict" />
                  <s>
                    <CardWord desk={desk} card={card} />
                  </s>
                  <button type="button" class="fk-cite" onClick={() => desk.touch({ seat, card })}>
                    {tr.t(frame.layout ? "ui.laid_in" : "ui.played_in", { n: trick })}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
