/** The line that always says why: the card asked about, else the last card played. */

import type { Desk } from "../shared/desk";
import { reasonAt, reasonShown } from "../shared/reasons";
import { turnSaid } from "../shared/speech";
import type { Reason } from "../types";
import { CardWord } from "./card";

export function Cites({ reason }: { reason: Reason }) {
  if (reason.cites.length === 0) return null;
  return <span class="fk-cites">{reason.cites.join(" · ")}</span>;
}

export function Binds({ desk, cards }: { desk: Desk; cards: string[] }) {
  if (cards.length === 0) return null;
  return (
    <span class="fk-binds">
      {cards.map((card) => (
        <span key={card} class="fk-bind">
          <CardWord desk={desk} card={card} />
        </span>
      ))}
    </span>
  );
}

/** What the line says: a refusal first, then the card looked at, then the last card. */
export function reasonLine(desk: Desk, hushed: boolean) {
  const { refusal, spot } = desk.state;
  if (refusal) return { ...refusal, held: true };
  const said = reasonShown(desk.book, desk.frame, hushed ? null : spot);
  if (
    said?.held &&
    !desk.marks(said.seat) &&
    desk.kind === "table" &&
    desk.frame.to_play === said.seat
  )
    return null;
  return said;
}

export function ReasonLine({ desk, hushed = false }: { desk: Desk; hushed?: boolean }) {
  const { frame, tr, book } = desk;
  const line = reasonLine(desk, hushed);
  const won = line?.held ? null : reasonAt(book, frame.trick.why);
  const duty = () => turnSaid(desk.teller, book, frame, desk.marks(desk.bottom));
  const refused = line?.reason ? !line.reason.legal : line?.held;
  return (
    <div
      class="fk-reason"
      data-part="reason"
      data-refused={refused || undefined}
      tabIndex={0}
      role="group"
      aria-label={tr.t("ui.do.why")}
    >
      {won && frame.trick.winner !== null && (
        <span class="fk-wonwhy">
          <span aria-hidden="true">★ </span>
          {desk.sentence(won, frame.trick.winner)} <Cites reason={won} />
        </span>
      )}
      {line?.card && (
        <span class="fk-reason-head">
          <span class="fk-verdict" aria-hidden="true">
            {refused ? "✕" : "✓"}
          </span>{" "}
          <b>{desk.name(line.seat)}</b> <CardWord desk={desk} card={line.card} />
          {": "}
        </span>
      )}
      {line?.reason ? (
        <>
          {desk.sentence(line.reason, line.seat)} <Binds desk={desk} cards={line.reason.binds} />{" "}
          <Cites reason={line.reason} />
        </>
      ) : (
        (line && tr.t("reason.not_allowed")) || (!won && (duty() || tr.t("ui.no_reason")))
      )}
    </div>
  );
}
