/** The button that passes: judged, marked and refused like a card. */

import type { Desk } from "../shared/desk";
import { markClass, shakeClass } from "../view/card";
import { aboutCard, handMark } from "../view/marks";
import { PASS } from "./rows";

export function Passing({ desk }: { desk: Desk }) {
  if (!desk.frame.layout) return null;
  const spot = { seat: desk.bottom, card: PASS };
  const mark = handMark(desk, spot, []);
  return (
    <button
      type="button"
      class={`fk-button fk-worded fk-pass${markClass(mark)}${shakeClass(desk, spot)}`}
      data-do="pass"
      data-card={PASS}
      data-holder={spot.seat}
      aria-description={aboutCard(desk, spot, mark, "") || undefined}
      aria-disabled={mark.refused || desk.turn !== spot.seat || desk.coming === PASS || undefined}
      aria-pressed={mark.selected}
      title="p"
      onClick={() => desk.touch(spot)}
    >
      {desk.tr.t("ui.do.pass")}
      {mark.refused && <span class="fk-not" aria-hidden="true" />}
    </button>
  );
}
