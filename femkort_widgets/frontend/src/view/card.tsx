/** A card that can be looked at, asked about and played. */

import type { JSX } from "preact";
import { CardBack, CardFace, SuitSign } from "../faces/index";
import { capital } from "../messages";
import type { Desk } from "../shared/desk";
import { suitOf } from "../shared/order";
import type { Code, Spot } from "../types";

export interface Mark {
  legal?: boolean;
  refused?: boolean;
  binds?: boolean;
  suggested?: boolean;
  winning?: boolean;
  selected?: boolean;
  /** What the card is worth, on it and in words. */
  badge?: JSX.Element;
  said?: string;
}

interface Props {
  desk: Desk;
  spot: Spot;
  mark?: Mark;
  size?: "mini";
  tab?: number;
  /** What is spoken after the name of the card. */
  about?: string | undefined;
  item?: boolean;
  /** A card of a hand, in a diagram drawn as its rank alone. */
  held?: boolean;
}

const NAMES = ["legal", "refused", "binds", "suggested", "winning", "selected"] as const;

export const markClass = (mark: Mark): string =>
  NAMES.filter((name) => mark[name])
    .map((name) => ` fk-is-${name}`)
    .join("");

/** What was just refused shakes, and shakes again when it is refused again. */
export const shakeClass = ({ state: { refusal } }: Desk, { seat, card }: Spot): string =>
  refusal?.card === card && refusal.seat === seat ? ` fk-shake-${refusal.count % 2}` : "";

/** The face with the reader's index letters, and letters of the suits where wanted. */
export function Face({ desk, card, size }: { desk: Desk; card: Code; size?: "mini" | undefined }) {
  const { tr, state } = desk;
  const letters = state.settings.letters ? tr.t("ui.letters.suits").toUpperCase() : "";
  return (
    <CardFace
      code={card}
      rank={tr.index(card.charAt(1))}
      letter={letters["SHDC".indexOf(card.charAt(0))]}
      size={size}
    />
  );
}

export function CardButton({ desk, spot, mark = {}, size, tab = -1, about, item, held }: Props) {
  const { tr } = desk;
  return (
    <button
      type="button"
      class={`fk-card fk-suit-${suitOf(spot.card)}${size ? " fk-mini" : ""}${markClass(mark)}${shakeClass(desk, spot)}`}
      data-card={spot.card}
      data-holder={spot.seat}
      data-item={item ? "" : undefined}
      tabIndex={tab}
      aria-label={capital(tr.card(spot.card, "name"))}
      aria-description={about || undefined}
      aria-disabled={(mark.refused && !desk.free) || undefined}
      aria-pressed={mark.selected === undefined ? undefined : mark.selected}
      onClick={() => desk.touch(spot)}
    >
      <span class="fk-face">
        {held && inLines(desk, size !== undefined) ? (
          tr.index(spot.card.charAt(1))
        ) : (
          <Face desk={desk} card={spot.card} size={size} />
        )}
      </span>
      {mark.badge}
      {mark.refused && <span class="fk-not" aria-hidden="true" />}
      {mark.suggested && (
        <span class="fk-hinted" aria-hidden="true">
          ▲
        </span>
      )}
    </button>
  );
}

/** Whether hands are drawn as lines of ranks; those of the others are, where they are long. */
export const inLines = (desk: Desk, small = false): boolean =>
  desk.state.settings.diagram || (small && desk.dealt > 6);

/** The cards of a hand in a row; in a diagram a line for each suit. */
export function Held(props: {
  desk: Desk;
  hand: Code[];
  each: (card: Code) => JSX.Element;
  small?: boolean;
}) {
  const { desk, hand, each, small } = props;
  if (!inLines(desk, small)) return <>{hand.map(each)}</>;
  return (
    <>
      {[...new Set(hand.map(suitOf))].map((suit) => (
        <span key={suit} class="fk-suitline">
          <SuitSign suit={suit} />
          {hand.filter((card) => suitOf(card) === suit).map(each)}
        </span>
      ))}
    </>
  );
}

export function Backs({ count }: { count: number }) {
  return (
    <span class="fk-fan" aria-hidden="true">
      {Array.from({ length: Math.min(count, 8) }, (_, i) => (
        <span key={i} class="fk-card fk-mini fk-down">
          <CardBack />
        </span>
      ))}
    </span>
  );
}

/** A card within a line of text: sign and index letters, the name for who listens. */
export function CardWord({ desk, card }: { desk: Desk; card: Code }) {
  const sign = desk.tr.card(card, "sign");
  return (
    <span class={`fk-word fk-suit-${suitOf(card)}`}>
      <span aria-hidden="true">{sign}</span>
      <span class="fk-unseen">{desk.tr.card(card, "name")}</span>
    </span>
  );
}
