/** The table itself: the others around it, the trick in the middle, you below. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../shared/desk";
import { frameAt, nextOf } from "../shared/line";
import { seating } from "../shared/seating";
import { OwnSeat } from "./hand";
import { Others } from "./seats";
import { StateTable } from "./state-table";
import { Strip } from "./strip";
import { TrickView } from "./trick";

interface Props {
  desk: Desk;
  coming?: string | null;
  showWinning: boolean;
  suggested?: string[];
  children?: ComponentChildren;
}

export function Felt({ desk, coming = null, showWinning, suggested = [], children }: Props) {
  const places = seating(desk.round.players, desk.bottom);
  return (
    <div class="fk-table">
      <OwnSeat desk={desk} gone={coming} suggested={suggested} />
      <Strip desk={desk} />
      <div class="fk-oval">
        <Others desk={desk} places={places} />
        <TrickView desk={desk} places={places} coming={coming} showWinning={showWinning} />
      </div>
      {children}
      <StateTable desk={desk} />
    </div>
  );
}

/** Whether nothing more of this deal follows on this line. */
const endsHere = (desk: Desk): boolean => {
  const next = nextOf(desk.book, desk.frame.id);
  return next === null || frameAt(desk.book, next).round !== desk.frame.round;
};

function outcomeText(desk: Desk): string {
  const { frame, tr, round } = desk;
  const { result } = frame;
  if (result && result.winner !== null)
    return tr.t("ui.result.pot", {
      who: result.winner === desk.you ? "you" : "other",
      name: desk.name(result.winner),
    });
  if (result?.void) return tr.t("ui.result.void");
  return round.result && endsHere(desk) ? tr.t(`ui.result.${round.result}`) : "";
}

/** Over the table when the deal is over: who takes the pot, or how it ended. */
export function Outcome({ desk, children }: { desk: Desk; children?: ComponentChildren }) {
  const text = outcomeText(desk);
  if (!text && !children) return null;
  return (
    <div
      class="fk-outcome"
      data-part="result"
      data-early={desk.frame.counts[desk.bottom] ? "" : undefined}
    >
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
