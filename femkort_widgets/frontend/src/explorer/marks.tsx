/** The mark on a card that is otherwise by the other rules, or since a rule was changed. */

import type { Advice } from "../shared/advice";
import type { Spot } from "../types";
import type { Mark } from "../view/card";
import type { ExplorerDesk } from "./desk";
import type { SideName } from "./state";

export class Marks implements Advice {
  readonly on = false;

  constructor(
    readonly desk: ExplorerDesk,
    readonly side: SideName,
  ) {}

  run(): boolean {
    return false;
  }
  draw(): null {
    return null;
  }
  mark({ seat, card }: Spot): Mark {
    const { lines, changed, sides } = this.desk.game;
    const two = sides.length > 1;
    const shown = two ? lines : changed?.side === this.side ? changed.lines : [];
    const about = ({ key, seat: at, cards }: (typeof lines)[number]) =>
      key === "verdict" && at === seat && cards.includes(card);
    if (!shown.some(about)) return {};
    return {
      badge: (
        <span class="fk-differs" aria-hidden="true">
          ≠
        </span>
      ),
      said: this.desk.tr.t(two ? "explorer.other_card" : "explorer.new_card"),
    };
  }
}
