/** What is said of a whole deal: how it begins, what was agreed and asked, how it ends. */

import type { Frame, Frames, Seat } from "../types";
import { frameAt, nextOf } from "./line";
import { join, seatName, type Teller, who } from "./teller";

/** How the deal ends here: who takes the pot, or why nobody does; empty where it goes on. */
export function outcomeSaid(teller: Teller, book: Frames, frame: Frame): string {
  const { tr, round } = teller;
  const { result } = frame;
  if (result && result.winner !== null) return tr.t("ui.result.pot", who(teller, result.winner));
  if (result) return tr.t("ui.result.void");
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
    teller.level === "full" ? tr.t("say.pot", { n: frame.pot }) : "",
    requestsSaid(teller),
    outcomeSaid(teller, book, frame),
  ]);
}

export const trumpSaid = ({ tr, round }: Teller): string =>
  round.trump ? tr.t("say.trump", { suit: tr.suit(round.trump, "name") }) : "";
