/** Answering a question of the record. Every try is kept in the trait `answers`. */

import { frameAt, nextOf } from "../shared/line";
import { plainText } from "../shared/prose";
import { reasonAt } from "../shared/reasons";
import { isRight, SHOWN, triesAt } from "../shared/stops";
import { join } from "../shared/teller";
import type { Code, Spot, Stop } from "../types";
import type { ReplayDesk } from "./desk";
import type { Feedback } from "./state";

/** Keeps the try and shows what it brought, in one go. */
const keepTry = (desk: ReplayDesk, card: Code, feedback: Feedback): void => {
  const { answers, at } = desk.state;
  const kept = { ...answers, [String(at)]: [...triesAt(answers, at), card] };
  desk.update({ answers: kept, feedback, refusal: null, spot: null });
  desk.host.set("answers", kept);
};

/** The card that the record goes on with, where it is another one than the answer. */
export function wentOn(
  { book, state, tr }: ReplayDesk,
  card: Code,
  style: "sign" | "name",
): string {
  const on = nextOf(book, state.at);
  const played = on === null ? null : frameAt(book, on).played;
  return played && played.card !== card
    ? tr.t("ui.stop.went_on", { card: tr.card(played.card, style, "the") })
    : "";
}

/** Says the verdict on an answer, what the record says of it, and how the hand went on. */
const tell = (desk: ReplayDesk, verdict: string, text: string | null, on: string): void =>
  desk.say(join([verdict, text && plainText(text, desk.tr), on]));

export function answer(desk: ReplayDesk, spot: Spot): void {
  const { stop, tr } = desk;
  if (!stop) return;
  const reason = desk.verdict(spot);
  const { card } = spot;
  if (reason && !reason.legal) {
    keepTry(desk, card, { card, right: false, text: null, reason });
    desk.refuseTry(spot, reason);
    return;
  }
  const right = isRight(stop, card);
  const text = stop.say[card] ?? null;
  keepTry(desk, card, { card, right, text, reason: null });
  tell(
    desk,
    tr.t(right ? "ui.stop.right" : "ui.stop.wrong"),
    text,
    right ? wentOn(desk, card, "name") : "",
  );
}

export const wanted = (stop: Stop): Code[] => (stop.best.length > 0 ? stop.best : stop.ok);

export function showAnswer(desk: ReplayDesk): boolean {
  const { stop, tr } = desk;
  if (!stop) return false;
  const cards = wanted(stop);
  const card = cards[0] ?? "";
  const text = stop.say[card] ?? null;
  keepTry(desk, SHOWN, { card, right: true, text, reason: null });
  const names = cards.map((code) => tr.card(code, "name", "the"));
  tell(
    desk,
    tr.t("ui.stop.answer", { cards: tr.list(names, "or") }),
    text,
    wentOn(desk, card, "name"),
  );
  return true;
}

/** One stage a press: the hint of the record or the duty, then the suit, then the card. */
export function hint(desk: ReplayDesk): boolean {
  if (!desk.stop) return false;
  desk.update({ hint: Math.min(3, desk.state.hint + 1) });
  desk.say(hintText(desk, "name"));
  return true;
}

export function hintText(desk: ReplayDesk, style: "sign" | "name"): string {
  const { stop, tr, frame, asked } = desk;
  const card = stop && wanted(stop)[0];
  if (!stop || !card || asked === null || desk.state.hint === 0) return "";
  if (desk.state.hint === 2) return tr.t("ui.stop.suit", { suit: tr.suit(card.charAt(0), "name") });
  if (desk.state.hint === 3) return tr.t("ui.stop.card", { card: tr.card(card, style, "the") });
  if (stop.hint) return plainText(stop.hint, tr, style);
  const place = frame.hands[asked]?.indexOf(card) ?? -1;
  const reason = reasonAt(desk.book, frame.verdicts[asked]?.[place]);
  return reason ? desk.sentence(reason, asked, style) : "";
}
