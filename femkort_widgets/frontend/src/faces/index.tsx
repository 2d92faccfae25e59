import type { JSX } from "preact";
import { Court } from "./courts";
import { Ace, Pips } from "./pips";
import { Sign, type Suit } from "./signs";
import { Still } from "./still";

export { type Suit, SuitSign } from "./signs";

export interface CardFaceProps {
  /** Suit and rank of the card: "SA", "HT". */
  code: string;
  /** The index to print: "K", "R", "10", "Kn". */
  rank: string;
  /** The letter of the suit, printed beside its sign. */
  letter?: string | undefined;
  /** "mini" prints a large index and one sign only. */
  size?: "mini" | undefined;
}

interface Printed {
  suit: Suit;
  rank: string;
  letter: string | undefined;
}

interface TextProps {
  x: number;
  y: number;
  size: number;
  /** What two letters are squeezed to. */
  width?: number;
  children: string;
}

function Text({ x, y, size, width, children }: TextProps): JSX.Element {
  const squeezed = children.length > 1 &&
    width && { textLength: width, lengthAdjust: "spacingAndGlyphs" };
  return (
    <text class="fkc-index" x={x} y={y} font-size={size} {...squeezed}>
      {children}
    </text>
  );
}

function Index({ suit, rank, letter }: Printed): JSX.Element {
  return (
    <>
      <Text x={9.8} y={18.5} size={20.5} width={15}>
        {rank}
      </Text>
      <Sign suit={suit} x={letter ? 6.2 : 9.8} y={28.3} size={letter ? 9.5 : 11.5} />
      {letter && (
        <Text x={14} y={32} size={10.5}>
          {letter}
        </Text>
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

function Mini({ suit, rank, letter }: Printed): JSX.Element {
  return (
    <>
      <Text x={28} y={41} size={48} width={42}>
        {rank}
      </Text>
      <Sign suit={suit} x={letter ? 18 : 28} y={68} size={letter ? 28 : 35} />
      {letter && (
        <Text x={45} y={78} size={28}>
          {letter}
        </Text>
      )}
    </>
  );
}

/** The face of one card, 64 to 90. Colours come from custom properties, names from the element around it. */
export class CardFace extends Still<CardFaceProps> {
  override render({ code, rank, letter, size }: CardFaceProps): JSX.Element {
    const suit = code.charAt(0) as Suit;
    return (
      <svg class={`fk-art fk-art-${suit}`} viewBox="0 0 64 90" aria-hidden="true" focusable="false">
        {size === "mini" ? (
          <Mini suit={suit} rank={rank} letter={letter} />
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
    );
  }
}

export { CardBack } from "./back";
