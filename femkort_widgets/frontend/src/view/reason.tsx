/** The line that always says why: the card asked about, else the last card played. */

import { PASS } from "../layout/rows";
import type { Desk } from "../shared/desk";
import { reasonAt, reasonShown, type Said } from "../shared/reasons";
import { turnSaid } from "../shared/speech";
import type { Reason } from "../types";
import { CardWord } from "./card";
import { Scroll } from "./scroll";

export const reveal = (here: HTMLElement | null): void =>
  here?.scrollIntoView?.({ block: "nearest" });

/** The statements behind a reason; one that the catalogue holds can be read. */
export function Cites({ desk, reason, at }: { desk: Desk; reason: Reason; at: string }) {
  return (
    <span class="fk-cites">
      {reason.cites.map((id) => {
        const key = `statement.${id}`;
        const text = desk.tr.t(key);
        const place = at + id;
        const open = desk.state.cited === place;
        return (
          <span key={id}>
            {text === key ? (
              id
            ) : (
              <button
                type="button"
                class="fk-cite"
                data-cite={id}
                aria-expanded={open}
                onClick={() => desk.cite(place, text)}
              >
                {id}
              </button>
            )}{" "}
            {open && (
              <span class="fk-cited" ref={reveal}>
                {text}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

export function Binds({ desk, cards }: { desk: Desk; cards: string[] }) {
  if (cards.length === 0) return null;
  return (
    <span class="fk-binds">
      {desk.inOrder(cards).map((card) => (
        <span key={card} class="fk-bind">
          <CardWord desk={desk} card={card} />
        </span>
      ))}
    </span>
  );
}

/** A refusal first, then the card looked at, then the last card. */
export function ReasonLine({ desk }: { desk: Desk }) {
  const { frame, tr, book } = desk;
  const { refusal, spot, told } = desk.state;
  const line = refusal ? { ...refusal, held: true } : reasonShown(desk, spot);
  const won = line?.held ? null : reasonAt(book, frame.trick.why);
  const duty = () =>
    desk.turn === desk.you && turnSaid(desk.teller, book, frame, desk.marks(desk.bottom));
  const refused = line?.reason ? !line.reason.legal : line?.held;
  if (told)
    return (
      <Scroll class="fk-reason" part="reason" label={tr.t("ui.panel")}>
        {told}
      </Scroll>
    );
  return (
    <Scroll class="fk-reason" part="reason" label={tr.t("ui.do.why")} refused={refused}>
      {won && frame.trick.winner !== null && (
        <span class="fk-wonwhy">
          <span aria-hidden="true">★ </span>
          {desk.sentence(won, frame.trick.winner)} <Cites desk={desk} reason={won} at="won" />
        </span>
      )}
      {line?.card && (
        <span>
          <span class="fk-verdict" aria-hidden="true">
            {refused ? "✕" : "✓"}
          </span>{" "}
          <b>{desk.name(line.seat)}</b>
          {line.card !== PASS && [" ", <CardWord desk={desk} card={line.card} />]}
          {tr.t("ui.colon", { what: "" })}{" "}
        </span>
      )}
      {line?.reason ? (
        <>
          {desk.explain(line as Said)} <Binds desk={desk} cards={line.reason.binds} />{" "}
          <Cites desk={desk} reason={line.reason} at="" />
        </>
      ) : (
        (line && tr.t("reason.not_allowed")) ||
        (!won && (duty() || tr.t(`ui.no_reason${book.frames[1] ? "" : ".0"}`)))
      )}
    </Scroll>
  );
}
