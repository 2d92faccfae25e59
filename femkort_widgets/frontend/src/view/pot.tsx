/** The pot and everybody's chips, drawn as chips. */

import type { Desk } from "../shared/desk";
import { potOf } from "../shared/rounds";
import { staked, summed } from "../shared/standing";
import type { Seat } from "../types";
import { Tally } from "./tally";

export function Chips({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { frame, tr } = desk;
  const chips = frame.chips[seat] ?? 0;
  const n = frame.points[seat] ?? 0;
  const what = summed(desk.round);
  return (
    <>
      {what === "points" ? (
        <Tally class="fk-points" said={tr.t("ui.points", { n })}>
          Σ {tr.number(n)}
        </Tally>
      ) : (
        n > 0 && (
          <Tally class="fk-pots" said={tr.t("ui.pots", { n })}>
            {"◆".repeat(Math.min(n, 5))}
          </Tally>
        )
      )}
      {staked(desk.round) && (
        <Tally class="fk-chips" said={tr.t("ui.chips", { n: chips })}>
          <span class="fk-chip" /> {tr.number(chips)}
        </Tally>
      )}
    </>
  );
}

export function Pot({ desk }: { desk: Desk }) {
  const { pot } = desk.frame;
  if (!staked(desk.round)) return null;
  return (
    <span class="fk-pot" data-part="pot" data-pot={pot}>
      <span class="fk-pile" aria-hidden="true">
        {Array.from({ length: Math.min(pot, 8) }, (_, i) => (
          <span key={i} class="fk-chip" />
        ))}
      </span>
      <span>{desk.tr.t(`ui.${potOf(desk.round)}`, { n: pot })}</span>
    </span>
  );
}
