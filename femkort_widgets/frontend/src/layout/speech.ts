/** What is spoken of a round of Fan Tan: moves, laps, rows. */

import { capital } from "../messages";
import { cardsPlayed } from "../shared/line";
import { join, type Teller, who } from "../shared/teller";
import type { Frame, Frames, Spot } from "../types";
import { type Layout, PASS, SUITS } from "./rows";

/** "West lays the eight of hearts." */
export const laidSaid = (teller: Teller, { seat, card }: Spot): string =>
  teller.tr.t(card === PASS ? "say.passes" : "say.lays", {
    ...who(teller, seat),
    card: teller.tr.card(card, "name", "the"),
  });

/** The last lap up to here, which need not have begun with the opener. */
export const lastLapSaid = (teller: Teller, book: Frames, { id }: Frame): string =>
  join(
    cardsPlayed(book, id)
      .slice(-teller.round.playing.length)
      .map((move) => laidSaid(teller, move)),
  ) || teller.tr.t("say.empty");

/** "Spades: from the five to the nine. Hearts: not begun." */
export const rowsSaid = ({ tr }: Teller, layout: Layout, suits = SUITS): string =>
  join(
    suits.map((suit) => {
      const row = layout[suit];
      const rank = (card = "") => tr.t(`rank.${card.charAt(1)}`);
      const kind = !row ? "none" : row.low === row.high ? "one" : "more";
      const from = rank(row?.low);
      return tr.t("say.row", {
        suit: capital(tr.suit(suit, "name")),
        kind,
        from,
        to: rank(row?.high),
      });
    }),
  );
