/** The trick on the table, in order of play, each card nearest to who played it. */

import type { Desk } from "../shared/desk";
import { backOf, frameAt } from "../shared/line";
import { playing, reasonShown } from "../shared/reasons";
import type { Place } from "../shared/seating";
import { CardButton } from "./card";

interface Props {
  desk: Desk;
  places: Place[];
}

/** Who is winning so far is marked in a replay, and nowhere in play. */
export function TrickView({ desk, places }: Props) {
  const { frame, tr, state, trick } = desk;
  const winning = trick.winner ?? (desk.kind === "replay" ? frame.winning : null);
  const at = (seat: number) => places.find((place) => place.seat === seat);
  const rove = trick.cards.length - 1;
  return (
    <>
      <ol
        class="fk-trick"
        data-part="trick"
        data-zone="trick"
        data-cards={trick.cards.length}
        aria-label={tr.t("ui.trick", { n: frame.number })}
      >
        {trick.cards.map((card, i) => {
          const seat = trick.seats[i] ?? 0;
          const place = at(seat);
          const reason = reasonShown(desk, { seat, card });
          const wins = winning === seat;
          const broke = playing(desk.book, frame, card)?.played?.broke.length;
          const about = [
            tr.t("ui.played_by", { name: desk.name(seat), i: i + 1 }),
            wins ? tr.t(trick.winner === null ? "ui.winning" : "ui.wins") : "",
            broke ? tr.t("say.irregular") : "",
            reason ? desk.sentence(reason.reason, seat, "name") : "",
          ];
          return (
            <li
              key={card}
              class={`fk-lain${broke ? " fk-broke" : ""}`}
              data-new={i === rove || undefined}
              style={{
                "--dx": place?.dx ?? 0,
                "--dy": place?.dy ?? 0,
                "--z": Math.round(2 + 2 * (place?.dy ?? 0)),
              }}
            >
              <CardButton
                desk={desk}
                spot={{ seat, card }}
                mark={{ winning: wins }}
                {...(desk.round.players > 5 && { size: "mini" as const })}
                tab={i === rove ? 0 : -1}
                about={about.filter(Boolean).join(" ")}
                item
              />
              <span class="fk-order" aria-hidden="true">
                {i + 1}
                {i === 0 && <span class="fk-led">{tr.t("ui.led")}</span>}
                {wins && "★"}
              </span>
              <span class="fk-by" aria-hidden="true">
                {desk.name(seat)}
              </span>
            </li>
          );
        })}
      </ol>
      {state.motion === "collect" && <Gathered desk={desk} places={places} />}
    </>
  );
}

/** The trick before, on its way to who won it. */
function Gathered({ desk, places }: { desk: Desk; places: Place[] }) {
  const before = backOf(desk.book, desk.frame.id);
  if (before === null) return null;
  const { trick } = frameAt(desk.book, before);
  const winner = places.find((place) => place.seat === trick.winner);
  return (
    <div class="fk-gathered" key={desk.frame.id} aria-hidden="true">
      {trick.cards.map((card, i) => {
        const place = places.find((p) => p.seat === trick.seats[i]);
        return (
          <span
            key={card}
            class={`fk-lain fk-suit-${card.charAt(0)}`}
            style={{
              "--dx": place?.dx ?? 0,
              "--dy": place?.dy ?? 0,
              "--wx": winner?.dx ?? 0,
              "--wy": winner?.dy ?? 0,
            }}
          >
            <span class="fk-card fk-ghost" />
          </span>
        );
      })}
    </div>
  );
}
