/** Which marks a card in a hand carries. Read from the verdicts, never worked out. */

import type { Desk } from "../shared/desk";
import type { Spot } from "../types";
import type { Mark } from "./card";

/** The cards that bind the hand of the card asked about, or of the one just refused. */
export function bindsShown(desk: Desk, seat: number): string[] {
  const { refusal, spot } = desk.state;
  if (refusal?.seat === seat) return refusal.reason?.binds ?? [];
  if (spot?.seat !== seat || !desk.marks(seat)) return [];
  return desk.verdict(spot)?.binds ?? [];
}

export function handMark(desk: Desk, spot: Spot, binds: string[]): Mark {
  const verdict = desk.marks(spot.seat) ? desk.verdict(spot) : null;
  return {
    legal: verdict?.legal === true,
    refused: verdict?.legal === false,
    binds: binds.includes(spot.card),
    ...desk.advice?.mark(spot),
    ...(desk.state.settings.confirm && { selected: desk.state.selected === spot.card }),
  };
}

/** "Can't be played: …" or "Against the rules. …", then where the card stands in the hand. */
export function aboutCard(desk: Desk, spot: Spot, mark: Mark, place: string): string {
  const verdict = mark.refused ? desk.verdict(spot) : null;
  const parts = [
    verdict &&
      `${desk.tr.t(desk.free ? "say.irregular" : "ui.cannot")} ${desk.sentence(verdict, spot.seat, "name")}`,
    mark.suggested && desk.tr.t("ui.suggested"),
    mark.said,
    mark.winning && desk.tr.t("ui.winning"),
    place,
  ];
  return parts.filter(Boolean).join(" ");
}
