/** Hints and values in words; a number never without what it was reckoned from. */

import type { Translator } from "../messages";
import type { Code, Reason, Seat } from "../types";
import type { Advice, Hint, Unit, Worth } from "./advice";

type Style = "sign" | "name";

/** "41" for a chance, "1.7" for points: short enough for the strip of a card. */
export const numberOf = (tr: Translator, unit: Unit, value: number, digits = 1): string =>
  unit === "points" ? tr.number(Number(value.toFixed(digits))) : tr.number(Math.round(100 * value));

const cardSaid = (tr: Translator, card: Code, style: Style): string => tr.card(card, style, "The");

/** "Pot: 41 % (± 2). The best card." */
export function unitSaid(
  tr: Translator,
  { unit }: Worth,
  { value, error }: { value: number; error: number },
  best: boolean,
): string {
  const said = tr.t("ui.advice.card", {
    unit,
    value: numberOf(tr, unit, value, 2),
    error: error ? numberOf(tr, unit, Math.max(error, unit === "points" ? 0.01 : 0.01), 2) : "no",
  });
  return best ? `${said} ${tr.t("ui.advice.best")}` : said;
}

const whoSees = ({ desk }: Advice, seat: Seat) => ({
  who: seat === desk.you ? "you" : "other",
  name: desk.name(seat),
});

/** What the numbers on the cards are, and what they were reckoned from. */
export function basisSaid(advice: Advice, worth: Worth): string {
  const { tr } = advice.desk;
  const { unit, how, seat, worlds } = worth;
  return [
    tr.t("ui.advice.unit", { unit, low: worth.lowest ? "yes" : "no" }),
    tr.t("ui.advice.basis", { how, worlds, ...whoSees(advice, seat) }),
    worth.close ? tr.t("ui.advice.close") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const noneSaid = ({ desk: { tr } }: Advice, { none }: Worth): string =>
  tr.t("ui.advice.none", { why: none });

/** The best card, then the basis: for who listens. */
export function worthSaid(advice: Advice, worth: Worth): string {
  if (worth.none) return noneSaid(advice, worth);
  const { tr } = advice.desk;
  const best = worth.moves.filter(({ move }) => worth.best.includes(move));
  const cards = best.map(({ move }) => tr.card(move, "name", "the"));
  const value = best[0] ? unitSaid(tr, worth, best[0], false) : "";
  return `${tr.t("ui.advice.bests", { cards: tr.list(cards, "or") })} ${value} ${basisSaid(advice, worth)}`;
}

/** What binds the seat now, read from the verdicts on its cards, and which cards are left. */
function dutySaid({ desk }: Advice, seat: Seat, style: Style): string {
  const { tr, frame } = desk;
  const held = desk.inOrder(frame.hands[seat] ?? []);
  const judged = held.map((card) => ({ card, reason: desk.verdict({ seat, card }) }));
  const refused = judged.flatMap(({ reason }) => (reason && !reason.legal ? [reason] : []));
  const allowed = judged.filter(({ reason }) => reason?.legal);
  const first = allowed[0]?.reason ?? desk.verdict({ seat, card: "pass" });
  const duties = refused.length > 0 ? refused : first ? [first] : [];
  const said = new Set(
    duties.map((reason) => desk.sentence({ ...asDuty(reason), binds: [] }, seat, style)),
  );
  const cards = allowed.map(({ card }) => tr.card(card, style));
  return [
    ...said,
    refused.length > 0 && cards.length > 0
      ? tr.t("ui.advice.allowed", { cards: tr.list(cards, "or") })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The duty behind a verdict, without a word on the card that meets it or not. */
function asDuty(reason: Reason): Reason {
  const { key } = reason;
  if (key === "heads") return { ...reason, legal: false, key: "head_the_trick" };
  if (key === "does_not_fit" || key === "fits")
    return { ...reason, legal: false, key: "must_play" };
  return reason;
}

export function hintSaid(advice: Advice, hint: Hint, style: Style): string {
  const { tr } = advice.desk;
  const { stage, suit, card = "", why, unit = "points", value = 0, next = 0, worlds = 0 } = hint;
  if (stage === 1) return dutySaid(advice, hint.seat, style);
  if (stage === 2)
    return suit ? tr.t("ui.stop.suit", { suit: tr.suit(suit, "name") }) : tr.t("ui.advice.pass");
  const named = cardSaid(tr, card, style);
  if (why === "only" || why === "thumb")
    return card === "pass" ? tr.t("ui.advice.pass") : tr.t(`ui.advice.${why}`, { card: named });
  return [
    tr.t("ui.advice.odds", {
      unit,
      card: named,
      value: numberOf(tr, unit, value, 2),
      next: numberOf(tr, unit, next, 2),
    }),
    why === "close" ? tr.t("ui.advice.close") : "",
    style === "sign" && advice.worth?.how === "hidden"
      ? "" // the values below say it
      : tr.t("ui.advice.basis", { how: "hidden", worlds, ...whoSees(advice, hint.seat) }),
  ]
    .filter(Boolean)
    .join(" ");
}
