/** Differences and answers in words. */

import { join, seatName } from "../shared/teller";
import type { Code, Reason, Seat, Trouble, Worded } from "../types";
import type { ExplorerDesk } from "./desk";
import type { Choice, Line, Value } from "./state";

/** The value of a parameter in words; its name says what it is. */
function word(desk: ExplorerDesk, line: Line, name: string, style: "sign" | "name"): unknown {
  const { tr, teller } = desk;
  const value = line.params[name];
  const kind = name.split("_")[0];
  if (value === null) return "";
  switch (kind) {
    case "name":
      return seatName(teller, value as Seat);
    case "names":
      return tr.list((value as Seat[]).map((seat) => seatName(teller, seat)));
    case "cards":
      return tr.list((value as Code[]).map((card) => tr.card(card, style)));
    case "suit":
      return tr.suit(value as string, "name");
    case "round":
      return tr.t(`round.${value}`);
    case "reason":
      return desk.sentence(value as Reason, line.seat ?? 0, style);
    default:
      return typeof value === "number" && value < 0 ? tr.number(value) : value;
  }
}

/** A line in words: of two tables (`diff`), or of one before and after a change (`now`). */
export function lineSaid(
  desk: ExplorerDesk,
  line: Line,
  how: "diff" | "now" = "diff",
  style: "sign" | "name" = "sign",
): string {
  const params = Object.keys(line.params).map((name) => [name, word(desk, line, name, style)]);
  return desk.tr.t(`explorer.${how}.${line.key}`, Object.fromEntries(params));
}

/** The differences apart from those of which only the reason is another. */
export const sorted = ({ game: { lines } }: ExplorerDesk) => ({
  reasons: lines.filter(({ key }) => key === "reason"),
  others: lines.filter(({ key }) => key !== "reason"),
});

/** As many differences as one can listen to at a time. */
const AT_ONCE = 3;

/** How many differences there are, and the first of them. */
export function differencesSaid(desk: ExplorerDesk): string {
  const { others } = sorted(desk);
  const n = others.length;
  if (n === 0) return desk.tr.t("explorer.no_difference");
  const told = desk.state.settings.speech === "short" ? [] : others.slice(0, AT_ONCE);
  return join([
    `${desk.tr.t("explorer.differences", { n })}.`,
    ...told.map((line) => lineSaid(desk, line, "diff", "name")),
  ]);
}

/** What a choice is called. */
export const choiceName = ({ tr }: ExplorerDesk, kind: string, key: string): string =>
  tr.t(kind === "players" ? "explorer.players" : `${kind}.${key}`);

/** "because of “No duty to head”": a name in a sentence stands as a title. */
export function dueSaid(desk: ExplorerDesk, { due }: Line): string {
  const { tr, game } = desk;
  const what = tr.list(
    (game.sides[0]?.choices ?? [])
      .filter(({ key }) => due.includes(key))
      .map(({ kind, key }) => tr.t("list.title", { name: choiceName(desk, kind, key) })),
  );
  return what && tr.t("explorer.due", { what });
}

/** What has changed at a table with its rules; the reasons alone are not told. */
export function changedSaid(desk: ExplorerDesk, style: "sign" | "name"): string {
  const { changed, cut, sides } = desk.game;
  const { tr } = desk;
  if (!changed) return "";
  return join([
    sides.length > 1 && tr.t("explorer.changed.side", { side: changed.side }),
    tr.t("explorer.changed", { n: changed.cards }),
    ...changed.lines
      .filter(({ key }) => key !== "reason" && key !== "parted")
      .map((line) => lineSaid(desk, line, "now", style)),
    cut && lineSaid(desk, cut, "now", style),
    cut && tr.t("explorer.cut", { n: cut.count }),
  ]);
}

/** What a search has come to. */
export function foundSaid(desk: ExplorerDesk): string {
  const { found } = desk.game;
  const { tr } = desk;
  if (!found) return "";
  if (found.matters) return tr.t("explorer.found", { n: found.deals });
  const what = found.choices.map(([kind, key]) => tr.t(`${kind}.${key}.about`)).join(" ");
  return tr.t(found.idle ? "explorer.idle" : "explorer.instead", { what });
}

/** An error in words: a variant or an option is called by its name. */
export function troubleSaid(desk: ExplorerDesk, { key, data }: Trouble): string {
  const { tr, game } = desk;
  const choice = game.sides[0]?.choices.find((one) => one.key === data.option);
  if (choice) {
    const name = choiceName(desk, choice.kind, choice.key);
    return tr.t("explorer.wrong_number", { ...choice, name, value: data.value ?? "–" });
  }
  const named = Object.entries(data).map(([name, value]) => [name, plain(desk, value)]);
  const known = [`error.${key}`, key].find((one) => tr.t(one) !== one);
  return tr.t(known ?? "error.not_now", Object.fromEntries(named));
}

/** "24 cards" for `clean_24`, "Players: 4" for `players=4`. */
function plain(desk: ExplorerDesk, value: Worded): Worded {
  const [key = "", number] = `${value}`.split("=");
  const choice = desk.game.sides[0]?.choices.find((one) => one.key === key);
  if (!choice) return (value as Trouble | null)?.key ? desk.tr.t((value as Trouble).key) : value;
  const name = choiceName(desk, choice.kind, key);
  return number === undefined ? name : `${desk.tr.t("ui.colon", { what: name })} ${number}`;
}

/** A value as it stands in a choice of words. */
export const valueSaid = ({ tr }: ExplorerDesk, { among }: Choice, value: Value): string =>
  among.length > 0 ? tr.card(`${value}`, "sign") : `${value ?? ""}`;
