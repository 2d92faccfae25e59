/** The other seats around the table: name, marks, and their cards open or face down. */

import type { Desk } from "../shared/desk";
import type { Place } from "../shared/seating";
import type { Code, Seat } from "../types";
import { Backs, CardButton, Held } from "./card";
import { aboutCard, bindsShown, handMark } from "./marks";
import { Chips } from "./pot";
import { Tally } from "./tally";

/** The mark of who deals. */
export function Badge({ desk: { tr } }: { desk: Desk }) {
  return (
    <Tally class="fk-badge fk-dealer" said={tr.t("ui.dealer")}>
      {tr.t("ui.dealer_letter")}
    </Tally>
  );
}

export function NamePlate({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { frame, round, tr } = desk;
  const turn = desk.turn === seat;
  const won = frame.won[seat] ?? 0;
  const contends = round.variants.includes("contenders_only") && frame.contenders.includes(seat);
  const count = frame.counts[seat] ?? 0;
  const passes = frame.passes?.[seat] ?? 0;
  return (
    <div class="fk-plate" data-turn={turn || undefined}>
      <span class="fk-arrow" aria-hidden="true">
        {turn ? "▸" : ""}
      </span>
      {desk.kind === "replay" && seat !== desk.bottom ? (
        <button
          type="button"
          class="fk-name"
          tabIndex={-1}
          title={tr.t("ui.sit", { name: desk.name(seat) })}
          onClick={() => desk.update({ seat, motion: "none" })}
        >
          {desk.name(seat)}
        </button>
      ) : (
        <span class="fk-name">{desk.name(seat)}</span>
      )}
      {desk.you === seat && <span class="fk-you">{tr.t("ui.you")}</span>}
      {round.dealer === seat && <Badge desk={desk} />}
      {contends && (
        <Tally class="fk-badge fk-contends" said={tr.t("ui.contender")}>
          ✓
        </Tally>
      )}
      <span class="fk-counts">
        {count > 0 && <span class="fk-only-narrow">{tr.t("ui.cards", { n: count })}</span>}
        {won > 0 && (
          <Tally class="fk-won" said={tr.t("ui.tricks", { n: won })}>
            {"▮".repeat(Math.min(won, 5))}
          </Tally>
        )}
        {passes > 0 && (
          <Tally class="fk-passes" said={tr.t("ui.passes", { n: passes })}>
            ↷{passes}
          </Tally>
        )}
        <Chips desk={desk} seat={seat} />
      </span>
    </div>
  );
}

function Cards({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { frame } = desk;
  const count = frame.counts[seat] ?? 0;
  if (!desk.isOpen(seat))
    return (
      <span class="fk-closed">
        <Backs count={count} />
        {count > 0 && (
          <span class="fk-count">
            <span aria-hidden="true">{count}</span>
            <span class="fk-unseen">{desk.tr.t("ui.cards", { n: count })}</span>
          </span>
        )}
      </span>
    );
  const hand = desk.inOrder(frame.hands[seat] ?? []);
  const binds = bindsShown(desk, seat);
  const each = (card: Code) => {
    const mark = handMark(desk, { seat, card }, binds);
    return (
      <CardButton
        key={card}
        desk={desk}
        spot={{ seat, card }}
        mark={mark}
        size="mini"
        about={aboutCard(desk, { seat, card }, mark, "")}
        held
      />
    );
  };
  return (
    <span
      class="fk-fan fk-open"
      role="group"
      aria-label={desk.tr.t("ui.hand_of", { name: desk.name(seat) })}
    >
      <Held desk={desk} hand={hand} each={each} small />
      {count > hand.length && <Backs count={count - hand.length} />}
    </span>
  );
}

export function Others({ desk, places }: { desk: Desk; places: Place[] }) {
  return (
    <div class="fk-others">
      {places.slice(1).map(({ seat, x, y }) => (
        <section
          key={seat}
          class="fk-seat"
          data-seat={seat}
          data-x={Math.sign(x - 0.5)}
          data-out={desk.round.playing.includes(seat) ? undefined : ""}
          style={{ "--x": x, "--y": y }}
        >
          <NamePlate desk={desk} seat={seat} />
          <Cards desk={desk} seat={seat} />
        </section>
      ))}
    </div>
  );
}
