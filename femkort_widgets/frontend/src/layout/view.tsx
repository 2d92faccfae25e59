/** The four rows on the table: from the seven down to the left, up to the right. */

import type { JSX } from "preact";
import { SuitSign } from "../faces/index";
import type { Desk } from "../shared/desk";
import { cardsPlayed } from "../shared/line";
import { reasonShown } from "../shared/reasons";
import type { Place } from "../shared/seating";
import type { Code, Suit } from "../types";
import { CardButton, CardWord } from "../view/card";
import { cardsOf, fromSeven, type Layout, PASS, SUITS } from "./rows";
import { laidSaid, rowsSaid } from "./speech";

interface Props {
  desk: Desk;
  places: Place[];
}

export function LayoutView({ desk, places }: Props) {
  const { frame, tr, you, layout, newest: last } = desk;
  if (!layout) return null;
  const from = places.find(({ seat }) => seat === last?.seat);
  const laid = new Map(cardsPlayed(desk.book, frame.id).map(({ card, seat }) => [card, seat]));
  const each = (card: Code) => {
    const seat = laid.get(card) ?? you ?? 0;
    const reason = reasonShown(desk, { seat, card });
    const newest = card === last?.card;
    return (
      <span
        key={card}
        class="fk-laid"
        data-new={newest || undefined}
        style={newest ? { "--dx": from?.dx ?? 0, "--dy": from?.dy ?? 0 } : undefined}
      >
        <CardButton
          desk={desk}
          spot={{ seat, card }}
          size="mini"
          tab={newest ? 0 : -1}
          about={`${tr.t("ui.laid_by", { name: desk.name(seat) })} ${
            reason?.card === card ? desk.sentence(reason.reason, seat, "name") : ""
          }`}
          item
        />
      </span>
    );
  };
  return (
    <div class="fk-layout" data-part="layout" data-zone="trick">
      <p class="fk-lately" data-part="lately">
        {last && <Lately desk={desk} seat={last.seat} card={last.card} />}
      </p>
      <ul aria-label={tr.t("ui.layout")}>
        {SUITS.map((suit) => (
          <Row key={suit} desk={desk} suit={suit} layout={layout} each={each} />
        ))}
      </ul>
    </div>
  );
}

/** Who moved last, and what. */
function Lately({ desk, seat, card }: { desk: Desk; seat: number; card: Code }) {
  if (card === PASS) return <>{laidSaid(desk.teller, { seat, card })}</>;
  return (
    <>
      {desk.name(seat)} <CardWord desk={desk} card={card} />
    </>
  );
}

interface RowProps {
  desk: Desk;
  suit: Suit;
  layout: Layout;
  each: (card: Code) => JSX.Element;
}

/** The seven and both ends can be read and asked about; those between show their ranks. */
function Row({ desk, suit, layout, each }: RowProps) {
  const row = layout[suit];
  const cards = row ? cardsOf(row) : [];
  const between = (card: Code) => (
    <span key={card} class="fk-between" aria-hidden="true">
      {desk.tr.index(card.charAt(1))}
    </span>
  );
  const part = (cards: Code[]) =>
    cards.map((card) => (card === row?.low || card === row?.high ? each(card) : between(card)));
  return (
    <li class={`fk-row fk-suit-${suit}`} data-suit={suit}>
      <span class="fk-unseen">{rowsSaid(desk.teller, layout, [suit])}</span>
      <span class="fk-lower">{part(cards.filter((card) => fromSeven(card) < 0))}</span>
      {row ? (
        each(`${suit}7`)
      ) : (
        <span class="fk-card fk-mini fk-hole" aria-hidden="true">
          <SuitSign suit={suit} />
        </span>
      )}
      <span class="fk-upper">{part(cards.filter((card) => fromSeven(card) > 0))}</span>
    </li>
  );
}
