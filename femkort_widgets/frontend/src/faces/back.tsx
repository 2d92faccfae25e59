import type { JSX } from "preact";
import { Still } from "./still";

const CELLS = Array.from(
  { length: 30 },
  (_, i) => [12 + 10 * (i % 5), 15 + 12 * Math.floor(i / 5)] as const,
);

const each = (shape: string): string => CELLS.map(([x, y]) => `M${x} ${y}${shape}`).join("");

const LATTICE = each("m-5 0l5-6l5 6l-5 6z");
const STARS = each("m0-3q.5 2.5 2.5 3q-2 .5-2.5 3q-.5-2.5-2.5-3q2-.5 2.5-3z");
const FIVE = [
  [32, 45],
  [28, 41],
  [36, 41],
  [28, 49],
  [36, 49],
] as const;

/** The back that all cards share: a lattice of stars, and the five of the game's name in the middle. */
export class CardBack extends Still<object> {
  override render(): JSX.Element {
    return (
      <svg class="fk-art fkc-back" viewBox="0 0 64 90" aria-hidden="true" focusable="false">
        <rect class="fkc-cloth" x="3" y="3" width="58" height="84" rx="3" />
        <path class="fkc-lattice" d={LATTICE} />
        <path class="fkc-thread" d={STARS} />
        <rect class="fkc-lattice" x="5" y="5" width="54" height="80" rx="1.5" />
        <circle class="fkc-cloth fkc-lattice" cx="32" cy="45" r="10.5" />
        {FIVE.map(([x, y]) => (
          <circle class="fkc-gold" cx={x} cy={y} r="1.7" />
        ))}
      </svg>
    );
  }
}
