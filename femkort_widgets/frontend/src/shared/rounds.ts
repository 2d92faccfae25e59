/** What is said of a whole deal: how it begins, what was agreed and asked, how it ends. */

import type { Frame, Frames, Round, Seat } from "../types";
import { frameAt, nextOf } from "./line";
import { join, seatName, type Teller, who } from "./teller";

/** Where the antes stay until the match is won, the pot is called the bank. */
export const potOf = ({ variants }: Round): "bank" | "pot" =>
  variants.includes("best_of_three_pots") ? "bank" : "pot";

/** Who has won the match, or who plays off for it; empty where it goes on. */
export function matchSaid(
  teller: Teller,
  { winners = [], playoff = [] }: Pick<Frame, "winners" | "playoff">,
): string {
  const { tr, you } = teller;
  const best = winners.length > 0 ? winners : playoff;
  if (best.length === 0) return "";
  return tr.t(best === winners ? "ui.match.won" : "ui.match.level", {
    n: best.length,
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

/** Who takes the pot, or why nobody does. */
export function dealSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, round } = teller;
  const { result, pot } = frame;
  const bank = potOf(round) === "bank";
  if (frame.layout && result && result.winner !== null)
    return tr.t("ui.result.out", who(teller, result.winner));
  if (result && result.winner !== null) {
    const start = book.frames.find((one) => one.round === frame.round);
    const playoff = start?.playoff?.length ? "playoff" : "pot";
    const taken = bank ? (pot > 0 ? "stays" : "bank") : playoff;
    return tr.t(`ui.result.${taken}`, { n: pot, ...who(teller, result.winner) });
  }
  if (result) return tr.t(bank ? "ui.result.void_bank" : "ui.result.void");
  const next = nextOf(book, frame.id);
  const ends = next === null || frameAt(book, next).round !== frame.round;
  return round.result && ends ? tr.t(`ui.result.${round.result}`) : "";
}

/** Who asked for better cards before the first card, who agreed, and how it ended. */
export function requestsSaid(teller: Teller): string {
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
  return join(
    (round.requests ?? []).flatMap(({ asker, answers, granted }) => [
      asker !== null && tr.t("ui.redeal.asked", who(teller, asker)),
      answered(asker, answers, true),
      answered(asker, answers, false),
      granted !== null && tr.t(granted ? "ui.redeal.granted" : "ui.redeal.refused"),
    ]),
  );
}

/** What the players agreed besides the usual: variants, antes, length of the match. */
export function agreed({ tr, round }: Pick<Teller, "tr" | "round">, always = false): string[] {
  const { ante, pots_to_win: pots, max_deals: deals } = round.options;
  return [
    ...round.variants.map((key) => tr.t(`variant.${key}`)),
    pots && (always || pots !== 3) ? tr.t("ui.pots_to_win", { n: pots }) : "",
    ante && ante !== 1 ? tr.t("ui.ante", { n: ante }) : "",
    deals ? tr.t("ui.max_deals", { n: deals }) : "",
  ].filter(Boolean);
}

export function startSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, round } = teller;
  const rules = agreed(teller);
  return join([
    tr.t("say.start", { n: round.number, ...who(teller, round.dealer) }),
    rules.length > 0 && teller.level !== "short" ? `${rules.join(", ")}.` : "",
    trumpSaid(teller),
    matchSaid(teller, { ...frame, winners: [] }),
    teller.level === "full" && tr.t(`say.${potOf(round)}`, { n: frame.pot }),
    requestsSaid(teller),
    outcomeSaid(teller, book, frame),
  ]);
}

export const trumpSaid = ({ tr, round }: Teller): string =>
  round.trump ? tr.t("say.trump", { suit: tr.suit(round.trump, "name") }) : "";
