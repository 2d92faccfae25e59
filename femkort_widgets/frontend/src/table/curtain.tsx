/** Where several people share one screen: nobody's hand is shown until the next has taken it. */

import type { Seat } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { focused } from "../view/focus";
import type { TableDesk } from "./desk";

export class Curtain extends Anchored<{ desk: TableDesk; seat: Seat }> {
  /** The focus comes to the button, if it is in the widget at all. */
  override componentDidMount(): void {
    const root = this.here?.closest<HTMLElement>(".fk-root");
    if (root && focused(root)) this.here?.querySelector("button")?.focus();
  }

  override render({ desk, seat }: { desk: TableDesk; seat: Seat }) {
    const { tr } = desk;
    const name = desk.name(seat);
    return (
      <div ref={this.hold}>
        <div class="fk-outcome" data-part="curtain">
          <p>{tr.t("ui.curtain", { name })}</p>
          <div data-part="primary">
            <Button
              desk={desk}
              command="look"
              words
              primary
              icon=""
              label={tr.t("ui.do.look", { name })}
            />
          </div>
        </div>
      </div>
    );
  }
}
