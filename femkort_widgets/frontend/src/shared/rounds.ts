/** What is said of a whole deal: how it begins, what was agreed and asked, how it ends. */

import type { Frame, Frames, Round, Seat } from "../types";
import { frameAt, nextOf } from "./line";
import { staked, summed } from "./standing";
import { join, seatName, type Teller, who } from "./teller";

/** Where the antes stay until the match is won, the pot is called the bank. */
export const potOf = ({ agreed }: Round): "bank" | "pot" => (agreed?.bank ? "bank" : "pot");

/** Who has won the match, or who plays off for it; empty where it goes on. */
export function matchSaid(
  teller: Teller,
  { winners = [], playoff = [] }: Pick<Frame, "winners" | "playoff">,
): string {
  const { tr, you, round, sheet } = teller;
  const best = winners.length > 0 ? winners : playoff;
  if (best.length === 0) return "";
  const by = best === playoff ? "level" : (sheet?.decided?.by ?? "won");
  return tr.t(`ui.match.${by}`, {
    n: best.length,
    what: summed(round),
    sum: (by === "chips" ? sheet?.chips : sheet?.total)?.[best[0] ?? 0],
    who: best.length === 1 && best[0] === you ? "you" : "other",
    name: tr.list(best.map((seat) => seatName(teller, seat))),
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
  const { tr, round, you } = teller;
  const answered = (asker: Seat | null, answers: (boolean | null)[], agree: boolean) => {
    const seats = round.seats.map((_, seat) => seat);
    const those = seats.filter((seat) => seat !== asker && answers[seat] === agree);
    return (
      those.length > 0 &&
      tr.t(agree ? "ui.redeal.yes" : "ui.redeal.no", {
        n: those.length,
        who: those.length === 1 && those[0] === you ? "you" : "other",
        name: tr.list(those.map((seat) => seatName(teller, seat))),
      })
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
    roundSaid(teller) && `${roundSaid(teller)}.`,
    tr.t("say.start", { n: round.number, ...who(teller, round.dealer) }),
    rules.length > 0 && teller.level !== "short" ? `${rules.join(", ")}.` : "",
    trumpSaid(teller),
    matchSaid(teller, { ...frame, winners: [] }),
    teller.level === "full" && tr.t(`say.${potOf(round)}`, { n: frame.pot }),
    prefaceSaid(teller),
    outcomeSaid(teller, book, frame),
  ]);
}

/** The kind of round, where a game has several. */
export const roundSaid = ({ tr, round }: Pick<Teller, "tr" | "round">): string =>
  round.kind === round.game ? "" : tr.t(`round.${round.kind}`);

export const trumpSaid = ({ tr, round }: Teller): string =>
  round.trump ? tr.t("say.trump", { suit: tr.suit(round.trump, "name") }) : "";
