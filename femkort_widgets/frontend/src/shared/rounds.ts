/** What is said of a whole deal: how it begins, what was agreed and asked, how it ends. */

import type { Frame, Frames, Round, Seat } from "../types";
import { frameAt, nextOf } from "./line";
import { staked, summed } from "./standing";
import { join, seatName, type Teller, who } from "./teller";

/** Where the antes stay until the match is won, the pot is called the bank. */
export const potOf = ({ agreed }: Round): "bank" | "pot" => (agreed?.bank ? "bank" : "pot");

/** Several players as one: their number and their names, or "you". */
const together = (teller: Teller, seats: Seat[]) => ({
  n: seats.length,
  who: seats.length === 1 && seats[0] === teller.you ? "you" : "other",
  name: teller.tr.list(seats.map((seat) => seatName(teller, seat))),
});

/** Who has won the match, or who plays off for it; empty where it goes on. */
export function matchSaid(
  teller: Teller,
  { winners = [], playoff = [] }: Pick<Frame, "winners" | "playoff">,
): string {
  const { tr, round, sheet } = teller;
  const best = winners.length > 0 ? winners : playoff;
  const [first] = best;
  if (first === undefined) return "";
  const by = best === playoff ? "level" : (sheet?.decided?.by ?? "won");
  return tr.t(`ui.match.${by}`, {
    ...together(teller, best),
    what: summed(round),
    sum: sheet?.total[first],
    chips: sheet?.chips?.[first],
  });
}

/** How the deal and the match end here; empty where they go on. */
export const outcomeSaid = (teller: Teller, book: Frames, frame: Frame): string =>
  join([
    dealSaid(teller, book, frame),
    (frame.over || !!frame.winners?.length) && matchSaid(teller, frame),
  ]);

/** What the deal brought, or why it brought nothing. */
export function dealSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, round } = teller;
  const { result } = frame;
  if (result) {
    const scores = result.points.flatMap((n, seat) =>
      n ? [tr.t("ui.scored", { n, ...who(teller, seat) })] : [],
    );
    const start = book.frames.find((one) => one.round === frame.round);
    return tr.t(`ui.result.${staked(round) ? potOf(round) : "points"}`, {
      ...who(teller, result.winner ?? 0),
      void: result.void,
      playoff: start?.playoff?.length ?? 0,
      kind: round.kind,
      pot: frame.pot,
      n: scores.length,
      scores: tr.list(scores),
    });
  }
  const next = nextOf(book, frame.id);
  const ends = next === null || frameAt(book, next).round !== frame.round;
  return round.result && ends ? tr.t(`ui.result.${round.result}`) : "";
}

/** What about the rules may surprise, before the first deal; who asked for better cards before the first card, who agreed, and how it ended. */
export function prefaceSaid(teller: Teller): string {
  const { tr, round } = teller;
  const answered = (asker: Seat | null, answers: (boolean | null)[], agree: boolean) => {
    const seats = round.seats.map((_, seat) => seat);
    const those = seats.filter((seat) => seat !== asker && answers[seat] === agree);
    return (
      those.length > 0 && tr.t(agree ? "ui.redeal.yes" : "ui.redeal.no", together(teller, those))
    );
  };
  return join([
    ...((round.number < 2 && round.warnings) || []).map((key) => tr.t(`warning.${key}`)),
    ...(round.requests ?? []).flatMap(({ asker, answers, granted }) => [
      asker !== null && tr.t("ui.redeal.asked", who(teller, asker)),
      answered(asker, answers, true),
      answered(asker, answers, false),
      granted !== null && tr.t(granted ? "ui.redeal.granted" : "ui.redeal.refused"),
    ]),
  ]);
}

/** What the players agreed besides the usual: variants, stakes, length of the match. */
export const agreed = ({ tr, round }: Pick<Teller, "tr" | "round">, always = false): string[] =>
  [
    ...round.variants.map((key) => tr.t(`variant.${key}`)),
    ...Object.entries(round.options).map(
      ([key, n]) =>
        n !== null &&
        tr.t(`ui.option.${key}`, {
          always,
          n,
          name: tr.t(`option.${key}`),
          players: round.players,
          card: tr.card(`${n}`, always ? "sign" : "name"),
        }),
    ),
  ].filter(Boolean) as string[];

export function startSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, round } = teller;
  const rules = agreed(teller);
  return join([
    tr.t("say.start", { n: round.number, ...kindOf(teller), ...who(teller, round.dealer) }),
    rules.length > 0 && teller.level !== "short" ? `${rules.join(", ")}.` : "",
    trumpSaid(teller),
    matchSaid(teller, { ...frame, winners: [] }),
    teller.level === "full" && tr.t(`say.${potOf(round)}`, { n: frame.pot }),
    prefaceSaid(teller),
    outcomeSaid(teller, book, frame),
  ]);
}

/** The kind of round, which is told where a game has several. */
export const kindOf = ({ tr, round: { game: family, kind } }: Pick<Teller, "tr" | "round">) => ({
  family,
  round: tr.t(`round.${kind}`),
});

export const trumpSaid = ({ tr, round }: Teller): string =>
  round.trump ? tr.t("say.trump", { suit: tr.suit(round.trump, "name") }) : "";
