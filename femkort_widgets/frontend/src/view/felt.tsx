/** The table itself: the others around it, the trick in the middle, you below. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../shared/desk";
import { outcomeSaid } from "../shared/rounds";
import { seating } from "../shared/seating";
import { join } from "../shared/teller";
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

interface Ending {
  desk: Desk;
  /** What is to be said where the deal has not been played to its end. */
  instead?: string;
  children?: ComponentChildren;
}

/** Over the table when the deal is over: who takes the pot, who has won the match. */
export function Outcome({ desk, instead, children }: Ending) {
  const said = desk.frame.over || children ? outcomeSaid(desk.teller, desk.book, desk.frame) : "";
  const text = join([said, instead]);
  if (!text && !children) return null;
  return (
    <div class="fk-outcome" data-part="result">
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
