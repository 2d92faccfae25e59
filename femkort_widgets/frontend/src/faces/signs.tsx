import type { JSX } from "preact";

export type Suit = "S" | "H" | "D" | "C";

/** Suit shapes around (0, 0), 100 units high. */
export const SIGNS: Record<Suit, string> = {
  S: "M0-50C11-29 45-13 45 14C45 29 34 37 23 37C15 37 8 33 4 26C5 37 9 44 17 50H-17C-9 44-5 37-4 26C-8 33-15 37-23 37C-34 37-45 29-45 14C-45-13-11-29 0-50Z",
  H: "M0 48C-10 30-47 11-47-19C-47-36-36-47-22-47C-11-47-3-40 0-29C3-40 11-47 22-47C36-47 47-36 47-19C47 11 10 30 0 48Z",
  D: "M0-52C10-33 25-14 41 0C25 14 10 33 0 52C-10 33-25 14-41 0C-25-14-10-33 0-52Z",
  C: "M0-50C13-50 23-40 23-28C23-21 19-14 12-9C16-12 20-13 25-13C37-13 47-3 47 10C47 23 37 33 25 33C16 33 8 28 4 20C5 35 9 44 17 50H-17C-9 44-5 35-4 20C-8 28-16 33-25 33C-37 33-47 23-47 10C-47-3-37-13-25-13C-20-13-16-12-12-9C-19-14-23-21-23-28C-23-40-13-50 0-50Z",
};

export function Sign(p: {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  down?: boolean;
  as?: string;
}): JSX.Element {
  const turn = p.down ? " rotate(180)" : "";
  return (
    <path
      class={p.as ?? "fkc-suit"}
      d={SIGNS[p.suit]}
      transform={`translate(${p.x} ${p.y})${turn} scale(${p.size / 100})`}
    />
  );
}

/** A suit sign by itself, as high as a line of text. */
export function SuitSign(props: { suit: Suit }): JSX.Element {
  return (
    <svg
      class={`fk-art fkc-sign fk-art-${props.suit}`}
      viewBox="-50 -52 100 104"
      aria-hidden="true"
      focusable="false"
    >
      <path class="fkc-suit" d={SIGNS[props.suit]} />
    </svg>
  );
}
