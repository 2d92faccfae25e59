/** What the class is asked before the table shows it, and what the table then says. */

import type { Projected } from "../shared/projector";
import { plainText } from "../shared/prose";
import { movesOf, reasonAt, verdictOn } from "../shared/reasons";
import type { Code, Frame, Seat } from "../types";

export interface Question {
  /** Which cards may be played, who wins the trick, or what the record itself asks. */
  kind: "may" | "who" | "stop";
  /** Whose cards are asked about; of a trick who wins it. */
  seat: Seat;
  /** Moves, or seats as they are written. */
  choices: string[];
}

/** The moves of a seat whose hand lies open, in the order in which they are held. */
const movesAt = (desk: Projected, frame: Frame, seat: Seat): Code[] => {
  const hand = frame.hands[seat];
  const hidden = desk.state.covered && seat !== desk.bottom;
  return hand && !hidden ? movesOf(frame, seat, desk.inOrder(hand)) : [];
};

/** Who wins a complete trick; which of several cards may be played where a duty sorts them. */
export function questionOf(desk: Projected, frame: Frame, asking: boolean): Question | null {
  const { trick, to_play: seat } = frame;
  if (desk.kind === "replay" && frame.stop && seat !== null)
    return {
      kind: "stop",
      seat,
      choices: movesOf(frame, seat, desk.inOrder(frame.hands[seat] ?? [])),
    };
  if (!asking) return null;
  if (trick.winner !== null && trick.seats.length > 1)
    return { kind: "who", seat: trick.winner, choices: trick.seats.map(String) };
  if (seat === null || (desk.kind === "table" && (desk.request || desk.ended))) return null;
  const choices = movesAt(desk, frame, seat);
  const reasons = choices.map((card) => verdictOn(desk.book, frame, seat, card));
  const sorted = reasons.every((reason) => reason && reason.key !== "lead");
  return choices.length > 1 && sorted ? { kind: "may", seat, choices } : null;
}

/** The frame without what would give the answer away; `before` is the frame before it. */
export function hidden(frame: Frame, kind: Question["kind"], before: Frame | null): Frame {
  const open: Frame = {
    ...frame,
    winning: null,
    verdicts: frame.verdicts.map(() => null),
    played: frame.played && { ...frame.played, why: null },
    ...(frame.layout && { pass: null }),
  };
  if (kind !== "who") return open;
  const { won, points, chips, pot, contenders } = before ?? frame;
  const { winners: _winners, playoff: _playoff, ...rest } = open;
  return {
    ...rest,
    ...{ won, points, chips, pot, contenders },
    trick: { ...frame.trick, winner: null, why: null },
    to_play: null,
    over: false,
    result: null,
  };
}

export function asked(
  desk: Projected,
  frame: Frame,
  { kind, seat }: Question,
  style: "sign" | "name",
): string {
  if (kind === "stop") return plainText(frame.stop?.text ?? "", desk.tr, style);
  const who = seat === desk.you ? "you" : "other";
  return desk.tr.t(`ui.projector.${kind}`, {
    who,
    name: desk.name(seat),
    laps: frame.layout ? "yes" : "no",
  });
}

/** Which choices are right. */
export function isRight(
  desk: Projected,
  frame: Frame,
  question: Question,
  choice: string,
): boolean {
  const { kind, seat } = question;
  if (kind === "who") return choice === `${seat}`;
  if (kind === "may") return verdictOn(desk.book, frame, seat, choice)?.legal === true;
  const { best = [], ok = [] } = frame.stop ?? {};
  return (best.length > 0 ? best : ok).includes(choice);
}

/** Choices that have one reason in common, with its sentence; the right ones first. */
export function reasonsOf(
  desk: Projected,
  frame: Frame,
  { kind, seat, choices }: Question,
  style: "sign" | "name" = "sign",
): { legal: boolean; cards: Code[]; text: string }[] {
  const found = new Map<string, { legal: boolean; cards: Code[]; text: string }>();
  const won = reasonAt(desk.book, frame.trick.why);
  if (kind === "who")
    return won ? [{ legal: true, cards: [], text: desk.sentence(won, seat, style) }] : [];
  for (const card of choices) {
    const reason = verdictOn(desk.book, frame, seat, card);
    if (!reason) continue;
    const text = desk.sentence(reason, seat, style);
    const group = found.get(text) ?? { legal: reason.legal, cards: [], text };
    group.cards.push(card);
    found.set(text, group);
  }
  return [...found.values()].sort((a, b) => Number(b.legal) - Number(a.legal));
}

/** The answer in a sentence. */
export function answered(
  desk: Projected,
  frame: Frame,
  question: Question,
  style: "sign" | "name",
): string {
  const { tr } = desk;
  const { kind, seat, choices } = question;
  if (kind === "who") {
    const { cards, seats } = frame.trick;
    const card = tr.card(cards[seats.indexOf(seat)] ?? "", style, "the");
    return tr.t("say.wins_with", {
      who: seat === desk.you ? "you" : "other",
      name: desk.name(seat),
      card,
    });
  }
  const right = choices
    .filter((choice) => isRight(desk, frame, question, choice))
    .map((card) => tr.card(card, style));
  return tr.t(`ui.projector.answer.${kind}`, { cards: tr.list(right, "or"), n: right.length });
}
