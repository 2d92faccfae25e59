/** Cards to choose from, by suit and rank; the keys of a hand lead through them. */

import type { Code, Seat } from "../types";
import { Anchored } from "../view/anchored";
import { CardButton } from "../view/card";
import { aboutCard, handMark } from "../view/marks";
import type { Studio } from "./studio";

interface Props {
  studio: Studio;
  seat: Seat;
  cards: Code[];
  label: string;
  /** Those that are chosen already, where several can be. */
  chosen?: Code[];
}

export class Cards extends Anchored<Props> {
  get #first(): HTMLElement | null {
    return this.here?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
  }
  /** After the pane, which puts the focus on its first button. */
  override componentDidMount(): void {
    queueMicrotask(() => this.#first?.focus({ preventScroll: true }));
  }
  /** The card that had the focus has been played. */
  override componentDidUpdate(): void {
    const { activeElement } = (this.here as HTMLElement).getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement.localName === "body")
      this.#first?.focus({ preventScroll: true });
  }
  override render({ studio, seat, cards, label, chosen }: Props) {
    const { desk } = studio;
    const sorted = desk.inOrder(cards);
    const each = (card: Code) => {
      const spot = { seat, card };
      const mark = chosen ? { selected: chosen.includes(card) } : handMark(desk, spot, []);
      return (
        <CardButton
          key={card}
          desk={desk}
          spot={spot}
          mark={mark}
          size="mini"
          tab={card === sorted[0] ? 0 : -1}
          about={aboutCard(desk, spot, mark, "")}
          item
        />
      );
    };
    return (
      <div
        ref={this.hold}
        class="fk-choices"
        role="group"
        aria-label={label}
        data-zone="hand"
        data-part="choices"
      >
        {[...new Set(sorted.map((card) => card.charAt(0)))].map((suit) => (
          <div key={suit}>{sorted.filter((card) => card.startsWith(suit)).map(each)}</div>
        ))}
      </div>
    );
  }
}
