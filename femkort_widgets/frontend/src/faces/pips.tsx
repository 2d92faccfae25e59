import type { JSX } from "preact";
import { Sign, type Suit } from "./signs";

const LEFT = 23;
const MID = 32;
const RIGHT = 41;

/** Where the pips of the upper half and of the middle stand; the lower half is their mirror. */
const ROWS: Record<number, readonly (readonly [number, number])[]> = {
  2: [[MID, 15]],
  3: [[MID, 15], [MID, 45]],
  4: [[LEFT, 15], [RIGHT, 15]],
  5: [[LEFT, 15], [RIGHT, 15], [MID, 45]],
  6: [[LEFT, 15], [RIGHT, 15], [LEFT, 45], [RIGHT, 45]],
  7: [[LEFT, 15], [RIGHT, 15], [LEFT, 45], [RIGHT, 45], [MID, 30]],
  8: [[LEFT, 15], [RIGHT, 15], [LEFT, 45], [RIGHT, 45], [MID, 30]],
  9: [[LEFT, 13.5], [RIGHT, 13.5], [LEFT, 34.5], [RIGHT, 34.5], [MID, 45]],
  10: [[LEFT, 13.5], [RIGHT, 13.5], [LEFT, 34.5], [RIGHT, 34.5], [MID, 24]],
};

export function Pips(p: { suit: Suit; count: number }): JSX.Element {
  const size = p.count > 8 ? 12.5 : p.count > 3 ? 14 : 19;
  return (
    <>
      {(ROWS[p.count] ?? []).map(([x, y]) => (
        <>
          <Sign suit={p.suit} x={x} y={y} size={size} />
          {y < 45 && !(p.count === 7 && x === MID) && (
            <Sign suit={p.suit} x={x} y={90 - y} size={size} down />
          )}
        </>
      ))}
    </>
  );
}

export function Ace(p: { suit: Suit }): JSX.Element {
  return <Sign suit={p.suit} x={32} y={45} size={38} />;
}
