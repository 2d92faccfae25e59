/** Every card of every hand that lies open, each with its reason. */

import type { Desk } from "../shared/desk";
import { cardsPlayed } from "../shared/line";
import { allReasons } from "../shared/reasons";
import { CardWord } from "./card";
import { Binds, Cites } from "./reason";

export function WhyPane({ desk }: { desk: Desk }) {
  const { frame, round, tr } = desk;
  const hidden = desk.kind === "table";
  const open = round.seats
    .map((_, seat) => seat)
    .filter((seat) => desk.isOpen(seat) && (!hidden || desk.marks(seat) || seat !== frame.to_play));
  const hands = allReasons(desk.book, frame, open);
  const played = cardsPlayed(desk.book, frame.id);
  return (
    <div class="fk-why">
      {hands.length === 0 && <p>{tr.t("ui.no_reasons")}</p>}
      {hands.map(({ seat, cards }) => (
        <section key={seat}>
          <h4>
            {desk.name(seat)}
            {frame.to_play === seat ? ` · ${tr.t("ui.to_play")}` : ""}
          </h4>
          <ul>
            {cards.map(({ card, reason }) => (
              <li key={card} data-legal={reason.legal}>
                <span class="fk-verdict" aria-hidden="true">
                  {reason.legal ? "✓" : "✕"}
                </span>
                <CardWord desk={desk} card={card} />
                <span>
                  {desk.sentence(reason, seat)} <Binds desk={desk} cards={reason.binds} />{" "}
                  <Cites reason={reason} />
                </span>
              </li>
            ))}
            {played
              .filter((one) => one.seat === seat)
              .map(({ card, trick }) => (
                <li key={card} class="fk-gone">
                  <span class="fk-verdict" />
                  <s>
                    <CardWord desk={desk} card={card} />
                  </s>
                  <span>{tr.t("ui.played_in", { n: trick })}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
