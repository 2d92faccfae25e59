import type { JSX } from "preact";
import {
  ATTRIBUTES,
  BEARDS,
  CAPS,
  CROWNS,
  FACE,
  FEATURES,
  HAIR,
  KING_HAIR,
  PAGE_HAIR,
  ROBES,
  type CourtRank,
  type Shapes,
} from "./figures";
import { Sign, type Suit } from "./signs";



const FACING: Record<Suit, 1 | -1> = { S: 1, H: -1, D: 1, C: -1 };
const DARK_HAIR = "SD";

const draw = (shapes: Shapes): JSX.Element[] => shapes.map(([paint, d]) => <path class={`fk-${paint}`} d={d} />);

function Head(p: { suit: Suit; rank: CourtRank }): JSX.Element {
  const { suit, rank } = p;
  const king = rank === "K";
  const behind = king ? KING_HAIR : rank === "Q" ? HAIR[suit].behind : PAGE_HAIR.behind;
  const before = king ? BEARDS[suit] : rank === "Q" ? HAIR[suit].before : PAGE_HAIR.before;
  return (
    <>
      <path class="fk-hair" d={behind} />
      {draw(FACE)}
      <path class="fk-hair" d={before} />
      <path class="fk-line" d={FEATURES} />
      {rank === "J" ? (
        draw(CAPS[suit])
      ) : (
        <g {...(!king && { transform: "translate(0 4.6) scale(.8 .66)" })}>{draw(CROWNS[suit])}</g>
      )}
    </>
  );
}

function Half(p: { suit: Suit; rank: CourtRank }): JSX.Element {
  const { suit, rank } = p;
  const turn = FACING[suit];
  const held = ATTRIBUTES[`${rank}${suit}`];
  const tip = held.sign;
  return (
    <g transform="translate(40 0)">
      <g transform={`translate(${-16 * turn} 0) scale(${turn} 1)`}>
        {draw(held.shapes)}
        {tip && <Sign suit={suit} x={tip[0]} y={tip[1]} size={tip[2]} />}
      </g>
      {draw(ROBES[rank])}
      <g transform={`scale(${turn} 1)`}>
        <Head suit={suit} rank={rank} />
        <path class="fk-suit" d="M-9 45C-13 45-16 42-18 37L-13.5 34C-12 38-9 40-5 41Z" />
        <path class="fk-gold" d="M-19 37.5L-13 33.5L-12.3 35.4L-18.2 39.4Z" />
        <circle class="fk-skin" cx="-16" cy="34" r="2.9" />
      </g>
    </g>
  );
}

/** A king, queen or jack: one half figure and the same turned upside down, parted by a sash. */
export function Court(p: { suit: Suit; rank: CourtRank }): JSX.Element {
  return (
    <g class={DARK_HAIR.includes(p.suit) ? "fk-dark" : "fk-fair"}>
      <path
        class="fk-field"
        d="M22 3.5H58A2.5 2.5 0 0 1 60.5 6V54H48A6 6 0 0 0 44 58V86.500H6A2.500 2.500 0 0 1 3.500 84V36H16A6 6 0 0 0 20 32V5.500A2 2 0 0 1 22 3.500Z"
      />
      <Half {...p} />
      <g transform="rotate(180 32 45)">
        <Half {...p} />
      </g>
      <path class="fk-gold" d="M3.500 35.500L60.500 49.500V54.500L3.500 40.500Z" />
    </g>
  );
}
