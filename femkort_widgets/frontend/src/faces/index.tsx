import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Court } from "./courts";
import { Ace, Pips } from "./pips";
import { Sign, type Suit } from "./signs";

export { type Suit, SuitSign } from "./signs";

export interface CardFaceProps {
  /** Suit and rank of the card: "SA", "HT". */
  code: string;
  /** The index to print: "K", "R", "10", "Kn". */
  rank: string;
  /** Suit letters to print under the index sign, by suit. */
  suits?: Partial<Record<Suit, string>>;
  /** "mini" prints a large index and one sign only. */
  size?: "mini";
}

function Index(p: { suit: Suit; rank: string; letter?: string | undefined }): JSX.Element {
  return (
    <>
      <text
        class="fk-index"
        x="9.8"
        y="18.5"
        font-size="20.5"
        {...(p.rank.length > 1 && { textLength: 15, lengthAdjust: "spacingAndGlyphs" })}
      >
        {p.rank}
      </text>
      <Sign suit={p.suit} x={9.8} y={28.3} size={11.5} />
      {p.letter && (
        <text class="fk-index" x="9.8" y="46" font-size="11">
          {p.letter}
        </text>
      )}
    </>
  );
}

function Art(p: { suit: Suit; value: string }): JSX.Element {
  if (p.value === "A") return <Ace suit={p.suit} />;
  if (p.value === "J" || p.value === "Q" || p.value === "K")
    return <Court suit={p.suit} rank={p.value} />;
  return <Pips suit={p.suit} count={p.value === "T" ? 10 : Number(p.value)} />;
}

function Mini(p: { suit: Suit; rank: string }): JSX.Element {
  return (
    <>
      <text
        class="fk-index"
        x="28"
        y="41"
        font-size="48"
        {...(p.rank.length > 1 && { textLength: 42, lengthAdjust: "spacingAndGlyphs" })}
      >
        {p.rank}
      </text>
      <Sign suit={p.suit} x={28} y={68} size={35} />
    </>
  );
}

/** The face of one card, 64 to 90. Colours come from custom properties, names from the element around it. */
export function CardFace({ code, rank, suits, size }: CardFaceProps): JSX.Element {
  const suit = code.charAt(0) as Suit;
  const letter = suits?.[suit];
  return useMemo(
    () => (
      <svg class={`fk-art fk-art-${suit}`} viewBox="0 0 64 90" aria-hidden="true" focusable="false">
        {size === "mini" ? (
          <Mini suit={suit} rank={rank} />
        ) : (
          <>
            <Art suit={suit} value={code.charAt(1)} />
            <Index suit={suit} rank={rank} letter={letter} />
            <g transform="rotate(180 32 45)">
              <Index suit={suit} rank={rank} letter={letter} />
            </g>
          </>
        )}
      </svg>
    ),
    [code, rank, letter, size],
  );
}

export { CardBack } from "./back";
