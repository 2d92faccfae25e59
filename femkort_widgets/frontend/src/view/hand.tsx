/** Your own hand, large, at the bottom. */

import { Passing } from "../layout/pass";
import type { Desk } from "../shared/desk";
import type { Code } from "../types";
import { Backs, CardButton, Held, inLines } from "./card";
import { aboutCard, bindsShown, handMark } from "./marks";
import { NamePlate } from "./seats";

export function OwnSeat({ desk, suggested }: { desk: Desk; suggested?: string[] | undefined }) {
  const seat = desk.bottom;
  const hand = desk.hand.filter((card) => card !== desk.coming);
  const binds = bindsShown(desk, seat);
  const rove = Math.min(desk.state.rove, hand.length - 1);
  const open = desk.isOpen(seat);
  const unknown = (desk.frame.counts[seat] ?? 0) - desk.hand.length;
  const dealt = inLines(desk) ? 0 : desk.dealt;
  const lain = hand.length + (unknown > 0 ? 1 : 0);
  const each = (card: Code) => {
    const i = hand.indexOf(card);
    const spot = { seat, card };
    const mark = handMark(desk, spot, binds);
    if (suggested?.includes(card)) mark.suggested = true;
    const place = desk.tr.t("ui.place", { i: i + 1, n: hand.length });
    return (
      <span key={card} class="fk-slot">
        <CardButton
          desk={desk}
          spot={spot}
          mark={mark}
          tab={i === rove ? 0 : -1}
          about={aboutCard(desk, spot, mark, place)}
          item
          held
        />
      </span>
    );
  };
  return (
    <section class="fk-own" data-seat={seat} data-turn={desk.turn === seat || undefined}>
      <NamePlate desk={desk} seat={seat} />
      {open ? (
        <div
          class="fk-hand"
          role="group"
          data-zone="hand"
          data-part="hand"
          data-long={dealt > 13 ? 2 : dealt > 9 ? 1 : dealt > 7 ? 0 : undefined}
          style={{ "--all": lain - 1, "--half": (lain > 6 ? Math.ceil(lain / 2) : 6) - 1 }}
          aria-label={
            desk.you === seat
              ? desk.tr.t("ui.your_hand")
              : desk.tr.t("ui.hand_of", { name: desk.name(seat) })
          }
        >
          <Held desk={desk} hand={hand} each={each} />
          {unknown > 0 && <Backs count={unknown} />}
        </div>
      ) : (
        <div class="fk-hand">
          <Backs count={desk.frame.counts[seat] ?? 0} />
        </div>
      )}
      <Passing desk={desk} />
    </section>
  );
}
