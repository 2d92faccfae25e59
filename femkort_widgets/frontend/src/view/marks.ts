/** Which marks a card in a hand carries. Read from the verdicts, never worked out. */

import type { Desk } from "../shared/desk";
import { verdictOn } from "../shared/reasons";
import type { Spot } from "../types";
import type { Mark } from "./card";

/** The cards that bind the hand of the card asked about, or of the one just refused. */
export function bindsShown(desk: Desk, seat: number): string[] {
  const { refusal, spot } = desk.state;
  if (refusal?.seat === seat) return refusal.reason?.binds ?? [];
  if (spot?.seat !== seat || !desk.marks(seat)) return [];
  return verdictOn(desk.book, desk.frame, seat, spot.card)?.binds ?? [];
}

export function handMark(desk: Desk, spot: Spot, binds: string[]): Mark {
  const verdict = desk.marks(spot.seat)
    ? verdictOn(desk.book, desk.frame, spot.seat, spot.card)
    : null;
  return {
    legal: verdict?.legal === true,
    refused: verdict?.legal === false,
    binds: binds.includes(spot.card),
    ...(desk.state.settings.confirm && { selected: desk.state.selected === spot.card }),
  };
}

/** "Can't be played: …" or "Against the rules. …", then where the card stands in the hand. */
export function aboutCard(desk: Desk, spot: Spot, mark: Mark, place: string): string {
  const verdict = mark.refused ? verdictOn(desk.book, desk.frame, spot.seat, spot.card) : null;
  const parts = [
    verdict &&
      `${desk.tr.t(desk.free ? "say.irregular" : "ui.cannot")} ${desk.sentence(verdict, spot.seat, "name")}`,
    mark.suggested && desk.tr.t("ui.suggested"),
    mark.winning && desk.tr.t("ui.winning"),
    place,
  ];
  return parts.filter(Boolean).join(" ");
}
