import type { JSX } from "preact";
import { CROWNS, draw } from "./figures";
import { Sign, type Suit } from "./signs";

/** How high the pairs and the single pips of the upper half and of the middle stand. */
const ROWS: Record<number, readonly [pairs: readonly number[], singles: readonly number[]]> = {
  2: [[], [15]],
  3: [[], [15, 45]],
  4: [[15], []],
  5: [[15], [45]],
  6: [[15, 45], []],
  7: [[15, 45], [30]],
  8: [[15, 45], [30]],
  9: [[13.5, 34.5], [45]],
  10: [[13.5, 34.5], [24]],
};

/** The lower half mirrors the upper one; only the seven has no second single pip. */
export function Pips(p: { suit: Suit; count: number }): JSX.Element {
  const size = p.count > 8 ? 12 : p.count > 3 ? 13.4 : 19;
  const [pairs, singles] = ROWS[p.count] ?? [[], []];
  const pip = (x: number, y: number) => (
    <>
      <Sign suit={p.suit} x={x} y={y} size={size} />
      {y < 45 && !(p.count === 7 && x === 32) && (
        <Sign suit={p.suit} x={x} y={90 - y} size={size} down />
      )}
    </>
  );
  return (
    <>
      {pairs.map((y) => [pip(23.8, y), pip(40.2, y)])}
      {singles.map((y) => pip(32, y))}
    </>
  );
}

const LEAF = "M0 0C3-2 3-6 0-9C-3-6-3-2 0 0Z";
/** Scrolls on a stem, in the hundredths of a sign. */
const SCROLLS =
  "M0 34V-4M0 32C-20 31-30 18-24 7C-20-1-9 2-11 9C-12 13-17 13-17 10M0 32C20 31 30 18 24 7C20-1 9 2 11 9C12 13 17 13 17 10M0 9C-4 2-12-1-12-8M0 9C4 2 12-1 12-8";
const DROP =
  "M0-31C7-20 7-11 0-5C-7-11-7-20 0-31ZM-15.5-13A3.5 3.5 0 1 1-8.5-13A3.5 3.5 0 1 1-15.5-13ZM8.5-13A3.5 3.5 0 1 1 15.5-13A3.5 3.5 0 1 1 8.5-13Z";

/** Where the scrolls lie in each sign and how large they are. */
const SCROLLED: Record<Suit, readonly [y: number, scale: number]> = {
  S: [47.5, 0.37],
  H: [43, 0.36],
  D: [45, 0.28],
  C: [46, 0.34],
};

const Leaves = (): JSX.Element => (
  <>
    {[-75, 0, 75].map((angle) => (
      <path class="fkc-gold" d={LEAF} transform={`rotate(${angle}) translate(0 -1)`} />
    ))}
  </>
);

/** Band, gap and body of the large sign, from behind. */
const LAYERS = ["fkc-suit fkc-band", "fkc-gap", "fkc-suit"];

export function Ace({ suit }: { suit: Suit }): JSX.Element {
  const spade = suit === "S";
  const [y, scale] = SCROLLED[suit];
  return (
    <>
      {LAYERS.map((as) => (
        <Sign suit={suit} x={32} y={spade ? 46 : 45} size={spade ? 38 : 35} as={as} />
      ))}
      <g transform={`translate(32 ${y}) scale(${scale})`}>
        <path class="fkc-scroll" d={SCROLLS} />
        <path class="fkc-gold" d={DROP} />
      </g>
      <g transform="translate(32 18)">
        {spade ? <g transform="translate(0 -11)">{draw(CROWNS.S)}</g> : <Leaves />}
      </g>
      <g transform="translate(32 72) rotate(180)">
        <Leaves />
      </g>
    </>
  );
}
