/** What is spoken: plain sentences for the live regions, from the catalogue. */

import { inLap } from "../layout/rows";
import { laidSaid, lastLapSaid, rowsSaid } from "../layout/speech";
import type { Frame, Frames, Round, Seat } from "../types";
import { lastTrick } from "./line";
import { legalCards, reasonAt, verdictOn } from "./reasons";
import { outcomeSaid, potOf, startSaid, trumpSaid } from "./rounds";
import { counted, countOf, staked } from "./standing";
import { glyphName, join, reasonSaid, type Teller, who } from "./teller";

/** The card of this frame, and what it brought about. */
export function moveSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, level } = teller;
  const { played } = frame;
  if (!played) return startSaid(teller, book, frame);
  const key =
    level === "short" ? "say.short" : frame.trick.cards.length === 1 ? "say.leads" : "say.plays";
  const reason = reasonAt(book, played.why);
  return join([
    frame.layout && level !== "short"
      ? laidSaid(teller, played)
      : tr.t(key, { ...who(teller, played.seat), card: tr.card(played.card, "name") }),
    ...played.glyphs.map((glyph) => glyphName(tr, glyph) && `${glyphName(tr, glyph)}.`),
    played.broke.length > 0 && reason
      ? join([tr.t("say.irregular"), reasonSaid(teller, reason, played.seat)])
      : level === "full" && reason
        ? reasonSaid(teller, reason, played.seat)
        : "",
    trickSaid(teller, book, frame),
    frame.trick.winner !== null && leftOutSaid(teller, book, frame),
    outcomeSaid(teller, book, frame),
  ]);
}

export function trickSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, level } = teller;
  const { winner, cards, seats, why } = frame.trick;
  if (winner === null) return "";
  const card = cards[seats.indexOf(winner)] ?? "";
  const reason = reasonAt(book, why);
  const shown = { ...who(teller, winner), card: tr.card(card, "name", "the") };
  const full = level === "full" && reason;
  return join([
    ...(level === "short"
      ? []
      : sittingOut(teller.round, frame).map((seat) => outSaid(teller, seat))),
    tr.t(level === "short" || full ? "say.wins_trick" : "say.wins_with", shown),
    full && reasonSaid(teller, reason, winner),
  ]);
}

/** Who was dealt in but has no card in a trick that is complete. */
export const sittingOut = (round: Round, { trick }: Frame): Seat[] =>
  trick.winner === null ? [] : round.playing.filter((seat) => !trick.seats.includes(seat));

export const outSaid = (teller: Teller, seat: Seat): string =>
  teller.tr.t("say.sits_out", who(teller, seat));

/** Why you have no part in the trick that is played now; empty where you have. */
export function leftOutSaid(
  teller: Teller,
  book: Frames,
  frame: Frame,
  style: "sign" | "name" = "name",
): string {
  const { you } = teller;
  const card = you !== null && frame.hands[you]?.[0];
  const reason = card && verdictOn(book, frame, you, card);
  return reason && reason.key === "not_in_trick" ? reasonSaid(teller, reason, you, style) : "";
}

/** "Your turn: follow clubs, two cards." Marks hidden: only that it is your turn. */
export function turnSaid(teller: Teller, book: Frames, frame: Frame, marked: boolean): string {
  const { tr, you, level } = teller;
  if (you === null || frame.to_play !== you) return "";
  const legal = legalCards(book, frame, you);
  const reason = legal[0] ? verdictOn(book, frame, you, legal[0]) : null;
  if (!marked || !reason || level === "short") return tr.t("say.turn");
  const { led, beat, house } = reason.params;
  const alike = !house && legal.every((card) => verdictOn(book, frame, you, card) === reason);
  return tr.t(`say.turn_${(alike && TURNS[reason.key]) || "any"}`, {
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
  fits: "fits",
  nothing_fits: "pass",
};

export const backSaid = ({ tr, round }: Teller, frame: Frame): string =>
  frame.played === null ? tr.t("say.back_start") : tr.t("say.back", placeOf(round, frame));

/** The trick and the card in it, or the lap and the move in it. */
export const placeOf = (round: Round, frame: Frame) => ({
  laps: frame.layout ? "yes" : "no",
  trick: frame.number,
  card: frame.layout ? inLap(round, frame) : frame.trick.cards.length,
});

/** "Trick 3", "Lap 3". */
export const stageSaid = ({ tr }: Pick<Teller, "tr">, { layout, number: n }: Frame): string =>
  tr.t(layout ? "ui.lap" : "ui.trick", { n });

/** Who played what to this trick. */
const cardsSaid = (teller: Teller, { trick: { cards, seats } }: Frame): string =>
  join(
    cards.map((card, i) =>
      teller.tr.t("say.short", {
        ...who(teller, seats[i] ?? 0),
        card: teller.tr.card(card, "name"),
      }),
    ),
  );

export function lastTrickSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr } = teller;
  if (frame.layout) return lastLapSaid(teller, book, frame);
  const trick = lastTrick(book, frame.id);
  if (!trick) return tr.t("say.no_trick");
  return join([
    `${stageSaid(teller, trick)}.`,
    cardsSaid(teller, trick),
    trickSaid({ ...teller, level: "full" }, book, trick),
  ]);
}

export function scoreSaid(teller: Teller, frame: Frame): string {
  const { tr, round } = teller;
  return join([
    staked(round) && tr.t(`say.${potOf(round)}`, { n: frame.pot }),
    ...round.seats.map((_, seat) =>
      tr.t("say.score", {
        ...who(teller, seat),
        counts: counted(round, frame)
          .map((what) => tr.t(`ui.${what}`, { n: countOf(what, frame, seat) }))
          .join(", "),
      }),
    ),
  ]);
}

export function wholeTableSaid(teller: Teller, frame: Frame): string {
  const { tr, round } = teller;
  return join([
    `${stageSaid(teller, frame)}.`,
    frame.layout ? rowsSaid(teller, frame.layout) : cardsSaid(teller, frame) || tr.t("say.empty"),
    trumpSaid(teller),
    ...round.playing.map((seat) =>
      tr.t("say.holds", { ...who(teller, seat), n: frame.counts[seat] ?? 0 }),
    ),
    frame.to_play === null ? "" : tr.t("say.to_play", who(teller, frame.to_play)),
    scoreSaid(teller, frame),
  ]);
}
