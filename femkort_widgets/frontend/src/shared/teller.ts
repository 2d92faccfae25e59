/** Who speaks to whom: names, "you", reasons as sentences. */

import type { Translator } from "../messages";
import type { Reason, Round, Seat, Sheet, SpeechLevel } from "../types";

export interface Teller {
  tr: Translator;
  round: Round;
  you: Seat | null;
  level: SpeechLevel;
  /** The score sheet of the match: how it was decided. */
  sheet?: Sheet | null;
}

const GLYPHS = ["!", "?", "!!", "??", "!?", "?!"];

const COMPASS = "SWNE";

/** A player's name; where nobody has one, the quarter of the table: "West". */
export const seatName = ({ round, tr }: Pick<Teller, "round" | "tr">, seat: Seat): string => {
  const label = round.seats[seat] ?? String(seat + 1);
  const name = round.names[seat] || label;
  return name === label && round.seats.join("") === COMPASS ? tr.t(`ui.seat.${label}`) : name;
};

export const who = (teller: Teller, seat: Seat) => ({
  who: seat === teller.you ? "you" : "other",
  name: seatName(teller, seat),
});

/** "blunder", "only card"; an unknown number says nothing. */
export const glyphName = (tr: Translator, glyph: string): string => {
  const number = glyph.startsWith("$") ? glyph.slice(1) : String(GLYPHS.indexOf(glyph) + 1);
  return /^[1-7]$/.test(number) ? tr.t(`ui.glyph.${number}`) : "";
};

/** "!" for "$1": what stands beside the card. "$7" is a box, as in chess. */
export const glyphSign = (glyph: string): string => {
  if (!glyph.startsWith("$")) return glyph;
  return glyph === "$7" ? "□" : (GLYPHS[Number(glyph.slice(1)) - 1] ?? "");
};

export const reasonSaid = (
  teller: Teller,
  reason: Reason,
  seat: Seat,
  style: "sign" | "name" = "name",
): string =>
  teller.tr.reason(
    reason,
    { you: seat === teller.you, name: seatName(teller, seat) },
    style,
    (other) => (other === teller.you ? teller.tr.t("seat.by_you") : seatName(teller, other)),
  );

/** Reasons that are true of a seat whether or not it is to play. */
const WHENEVER = new Set(["already_played", "not_in_trick", "not_in_hand", "deal_over"]);

export const onlyIf = ({ key }: Reason, seat: Seat, turn: Seat | null): boolean =>
  seat !== turn && !WHENEVER.has(key);

/** The reason of a card still held: only as a condition where another seat is to play. */
export const heldSaid = (
  teller: Teller,
  reason: Reason,
  seat: Seat,
  turn: Seat | null,
  style: "sign" | "name" = "name",
): string => {
  const said = reasonSaid(teller, reason, seat, style);
  if (!onlyIf(reason, seat, turn)) return said;
  const key = reason.key === "lead" && !reason.params.house ? "ui.not_lead" : "ui.not_turn";
  return teller.tr.t(key, { ...who(teller, seat), reason: said });
};

export const join = (parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" ");
