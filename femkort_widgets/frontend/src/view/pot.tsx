/** The pot and everybody's chips, drawn as chips. */

import type { Desk } from "../shared/desk";
import { potOf } from "../shared/rounds";
import { staked } from "../shared/standing";
import type { Seat } from "../types";

export function Chips({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { frame, tr } = desk;
  const chips = frame.chips[seat] ?? 0;
  const pots = frame.points[seat] ?? 0;
  if (!staked(desk.round)) {
    const points = tr.t("ui.points", { n: pots });
    return (
      <span class="fk-points" title={points}>
        <span aria-hidden="true">Σ {tr.number(pots)}</span>
        <span class="fk-unseen">{points}</span>
      </span>
    );
  }
  return (
    <>
      {pots > 0 && (
        <span class="fk-pots" title={tr.t("ui.pots", { n: pots })}>
          <span aria-hidden="true">{"◆".repeat(Math.min(pots, 5))}</span>
          <span class="fk-unseen">{tr.t("ui.pots", { n: pots })}</span>
        </span>
      )}
      <span class="fk-chips" title={tr.t("ui.chips", { n: chips })}>
        <span class="fk-chip" aria-hidden="true" />
        <span aria-hidden="true">{tr.number(chips)}</span>
        <span class="fk-unseen">{tr.t("ui.chips", { n: chips })}</span>
      </span>
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
