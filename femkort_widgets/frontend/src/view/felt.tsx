/** The table itself: the others around it, the trick in the middle, you below. */

import type { ComponentChildren } from "preact";
import { LayoutView } from "../layout/view";
import type { Desk } from "../shared/desk";
import { seating } from "../shared/seating";
import { OwnSeat } from "./hand";
import { Others } from "./seats";
import { StateTable } from "./state-table";
import { Strip } from "./strip";
import { TrickView } from "./trick";

interface Props {
  desk: Desk;
  suggested?: string[];
  children?: ComponentChildren;
}

export function Felt({ desk, suggested, children }: Props) {
  const places = seating(desk.round.players, desk.bottom);
  return (
    <div class="fk-table">
      <OwnSeat desk={desk} suggested={suggested} />
      <Strip desk={desk} />
      <div
        class={`fk-oval${desk.dealt > 6 ? " fk-many" : ""}${desk.frame.layout ? " fk-open-table" : ""}`}
      >
        <Others desk={desk} places={places} />
        {desk.frame.layout ? (
          <LayoutView desk={desk} places={places} />
        ) : (
          <TrickView desk={desk} places={places} />
        )}
      </div>
      {children}
      <StateTable desk={desk} />
    </div>
  );
}

/** Over the table when the deal is over: who takes the pot, and the way on. */
export function Outcome({ text, children }: { text: string; children?: ComponentChildren }) {
  if (!text && !children) return null;
  return (
    <div class="fk-outcome" data-part="result">
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
