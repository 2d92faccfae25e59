/** What is spoken: plain sentences for the live regions, from the catalogue. */

import type { Translator } from "../messages";
import type { Frame, Frames, Reason, Round, Seat, SpeechLevel } from "../types";
import { lastTrick } from "./line";
import { legalCards, reasonAt, verdictOn } from "./reasons";

export interface Teller {
  tr: Translator;
  round: Round;
  you: Seat | null;
  level: SpeechLevel;
}

const GLYPHS = ["!", "?", "!!", "??", "!?", "?!"];

const COMPASS = "SWNE";

/** A player's name; where nobody has one, the quarter of the table: "West". */
export const seatName = ({ round, tr }: Pick<Teller, "round" | "tr">, seat: Seat): string => {
  const label = round.seats[seat] ?? String(seat + 1);
  const name = round.names[seat] || label;
  return name === label && round.seats.join("") === COMPASS ? tr.t(`ui.seat.${label}`) : name;
};

const who = (teller: Teller, seat: Seat) => ({
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

const join = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" ");

/** The card of this frame, and what it brought about. */
export function moveSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, level } = teller;
  const { played } = frame;
  if (!played) return startSaid(teller, frame);
  const key =
    level === "short" ? "say.short" : frame.trick.cards.length === 1 ? "say.leads" : "say.plays";
  const reason = reasonAt(book, played.why);
  return join([
    tr.t(key, { ...who(teller, played.seat), card: tr.card(played.card, "name") }),
    ...played.glyphs.map((glyph) => glyphName(tr, glyph) && `${glyphName(tr, glyph)}.`),
    played.broke.length > 0 && reason
      ? join([tr.t("say.irregular"), reasonSaid(teller, reason, played.seat)])
      : level === "full" && reason
        ? reasonSaid(teller, reason, played.seat)
        : "",
    trickSaid(teller, book, frame),
    frame.over ? overSaid(teller, frame) : "",
  ]);
}

export function trickSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, level } = teller;
  const { winner, cards, seats, why } = frame.trick;
  if (winner === null) return "";
  const card = cards[seats.indexOf(winner)] ?? "";
  const reason = reasonAt(book, why);
  if (level === "full" && reason)
    return join([tr.t("say.wins_trick", who(teller, winner)), reasonSaid(teller, reason, winner)]);
  const shown = { ...who(teller, winner), card: tr.card(card, "name", "the") };
  return tr.t(level === "short" ? "say.wins_trick" : "say.wins_with", shown);
}

export function overSaid(teller: Teller, frame: Frame): string {
  const { tr } = teller;
  const { result } = frame;
  if (!result) return "";
  if (result.void || result.winner === null) return tr.t("ui.result.void");
  return tr.t("ui.result.pot", who(teller, result.winner));
}

export function startSaid(teller: Teller, frame: Frame): string {
  const { tr, round } = teller;
  return join([
    tr.t("say.start", { n: round.number, ...who(teller, round.dealer) }),
    round.trump ? trumpSaid(teller) : "",
    teller.level === "full" ? tr.t("say.pot", { n: frame.pot }) : "",
  ]);
}

const trumpSaid = ({ tr, round }: Teller): string =>
  round.trump ? tr.t("say.trump", { suit: tr.suit(round.trump, "name") }) : "";

/** "Your turn: follow clubs, two cards." Marks hidden: only that it is your turn. */
export function turnSaid(teller: Teller, book: Frames, frame: Frame, marked: boolean): string {
  const { tr, you, level } = teller;
  if (you === null || frame.to_play !== you) return "";
  const legal = legalCards(book, frame, you);
  const reason = legal[0] ? verdictOn(book, frame, you, legal[0]) : null;
  if (!marked || !reason || level === "short") return tr.t("say.turn");
  const { led, beat } = reason.params;
  return tr.t(`say.turn_${TURNS[reason.key] ?? "any"}`, {
    n: legal.length,
    suit: led ? tr.suit(led, "name") : "",
    card: beat ? tr.card(beat, "name", "the") : "",
  });
}

const TURNS: Record<string, string> = {
  lead: "lead",
  void: "void",
  heads: "head",
  cannot_head: "follow",
  heading_lapsed: "follow",
  follows: "follow",
};

export const backSaid = ({ tr }: Teller, frame: Frame): string =>
  frame.played === null
    ? tr.t("say.back_start")
    : tr.t("say.back", { trick: frame.number, card: frame.trick.cards.length });

export function lastTrickSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr } = teller;
  const trick = lastTrick(book, frame.id);
  if (!trick) return tr.t("say.no_trick");
  const cards = trick.trick.cards.map((card, i) =>
    tr.t("say.short", {
      ...who(teller, trick.trick.seats[i] ?? 0),
      card: tr.card(card, "name"),
    }),
  );
  return join([
    tr.t("ui.trick", { n: trick.number }),
    ...cards,
    trickSaid({ ...teller, level: "full" }, book, trick),
  ]);
}

export function scoreSaid(teller: Teller, frame: Frame): string {
  const { tr, round } = teller;
  return join([
    tr.t("say.pot", { n: frame.pot }),
    ...round.seats.map((_, seat) =>
      tr.t("say.score", {
        ...who(teller, seat),
        chips: frame.chips[seat] ?? 0,
        pots: frame.points[seat] ?? 0,
        tricks: frame.won[seat] ?? 0,
      }),
    ),
  ]);
}

export function wholeTableSaid(teller: Teller, frame: Frame): string {
  const { tr, round } = teller;
  const cards = frame.trick.cards.map((card, i) =>
    tr.t("say.short", {
      ...who(teller, frame.trick.seats[i] ?? 0),
      card: tr.card(card, "name"),
    }),
  );
  return join([
    tr.t("ui.trick", { n: frame.number }),
    cards.length > 0 ? cards.join(" ") : tr.t("say.empty"),
    trumpSaid(teller),
    ...round.playing.map((seat) =>
      tr.t("say.holds", { ...who(teller, seat), n: frame.counts[seat] ?? 0 }),
    ),
    frame.to_play === null ? "" : tr.t("say.to_play", who(teller, frame.to_play)),
    scoreSaid(teller, frame),
  ]);
}
