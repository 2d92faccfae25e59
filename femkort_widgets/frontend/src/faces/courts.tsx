import type { JSX } from "preact";
import { Sign, type Suit } from "./signs";

export function Court(p: { suit: Suit; rank: string }): JSX.Element {
  return <Sign suit={p.suit} x={32} y={45} size={38} />;
}
