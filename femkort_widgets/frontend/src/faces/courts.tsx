import type { JSX } from "preact";
import {
  ATTRIBUTES,
  CAPS,
  type CourtRank,
  CROWNS,
  draw,
  FACE,
  FEATURES,
  HAIR,
  MOUTHS,
  ROBES,
} from "./figures";
import { Sign, type Suit } from "./signs";

interface Who {
  suit: Suit;
  rank: CourtRank;
}

const SASH = [-24, -16, -8] as const;

function Head({ suit, rank }: Who): JSX.Element {
  const [behind, before] = HAIR[`${rank}${suit}`];
  return (
    <>
      <path class="fkc-hair" d={behind} />
      {draw(FACE)}
      {draw(FEATURES)}
      <path class="fkc-hair" d={before} />
      {draw(MOUTHS[rank])}
      {rank === "J" ? (
        draw(CAPS[suit])
      ) : (
        <g {...(rank === "Q" && { transform: "translate(0 4.3) scale(.84 .66)" })}>
          {draw(CROWNS[suit])}
        </g>
      )}
    </>
  );
}

function Half({ suit, rank }: Who): JSX.Element {
  const turn = suit === "S" || suit === "D" ? 1 : -1;
  const held = ATTRIBUTES[`${rank}${suit}`];
  const tip = held.sign;
  return (
    <g transform="translate(40 0)">
      <g transform={`translate(${-15.2 * turn} 0) scale(${turn} 1)`}>
        {draw(held.shapes)}
        {tip && (
          <Sign
            suit={suit}
            x={tip[0]}
            y={tip[1]}
            size={tip[2]}
            {...(tip[2] < 8 && { as: "fkc-gold" })}
          />
        )}
      </g>
      {draw(ROBES[rank])}
      <g transform={`scale(${turn} 1)`}>
        <Head suit={suit} rank={rank} />
        <path class="fkc-suit" d="M-6 47C-13 46.5-17 43-18.5 38L-13.5 35.5C-12.5 39-10 41-5 42Z" />
        <path class="fkc-gold" d="M-19.2 38.5L-13 35L-12.2 37.2L-18.4 40.7Z" />
        <circle class="fkc-skin" cx="-15.2" cy="34.5" r="3" />
      </g>
    </g>
  );
}

/** A king, queen or jack: one half figure and the same turned upside down, parted by a sash. */
export function Court(who: Who): JSX.Element {
  return (
    <g class="fkc-court">
      <path
        class="fkc-field"
        d="M22 3.5H58A2.5 2.5 0 0 1 60.5 6V54H48A6 6 0 0 0 44 58V86.5H6A2.5 2.5 0 0 1 3.5 84V36H16A6 6 0 0 0 20 32V5.5A2 2 0 0 1 22 3.5Z"
      />
      <Half {...who} />
      <g transform="rotate(180 32 45)">
        <Half {...who} />
      </g>
      <path class="fkc-gold" d="M3.5 33.8L60.5 47.8V56.2L3.5 42.2Z" />
      <path class="fkc-face" d="M3.5 35.3L60.5 49.3V54.7L3.5 40.7Z" />
      <g transform="translate(32 45) rotate(13.8)">
        {SASH.map((x) => (
          <>
            <Sign suit={who.suit} x={x} y={0} size={4.4} />
            <Sign suit={who.suit} x={-x} y={0} size={4.4} down />
          </>
        ))}
        <path class="fkc-gold" d="M-3 0L0-2.2L3 0L0 2.2Z" />
      </g>
    </g>
  );
}
