/**
 * The reason of the card under the pointer or the focus, after a moment. Below a card that is held,
 * so that the name above it stays to be read; on the table towards the middle's far side.
 */

import { Component } from "preact";
import type { Desk } from "../shared/desk";
import { reasonShown } from "../shared/reasons";
import type { Spot } from "../types";

const DELAY = 300;

interface Tip {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

/** The card that an element stands for, or stands within. */
export const spotOf = (target: EventTarget | null): [HTMLElement, Spot] | null => {
  const card = (target as Element | null)?.closest?.<HTMLElement>("[data-holder]");
  if (!card?.dataset.card) return null;
  return [card, { card: card.dataset.card, seat: Number(card.dataset.holder) }];
};

function textFor(desk: Desk, spot: Spot): string {
  const said = reasonShown(desk, spot);
  if (said?.card !== spot.card) return "";
  return desk[said.held ? "judged" : "sentence"](said.reason, spot.seat);
}

export class Tooltip extends Component<{ desk: Desk }, { tip: Tip | null }> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #step: unknown;

  get visible(): boolean {
    return Boolean(this.state.tip);
  }
  hide(): void {
    clearTimeout(this.#timer);
    this.setState({ tip: null });
  }
  show(event: Event): void {
    this.hide();
    const found = spotOf(event.target);
    if (found) this.#timer = setTimeout(() => this.#place(...found), DELAY);
  }

  #place(card: HTMLElement, spot: Spot): void {
    const text = textFor(this.props.desk, spot);
    const holder = card.closest(".fk-root");
    if (!text || !holder) return;
    this.#step = this.props.desk.frame;
    const box = card.getBoundingClientRect();
    const frame = holder.getBoundingClientRect();
    const middle = box.left + box.width / 2 - frame.left;
    const half = Math.min(130, frame.width / 2 - 4);
    const trick = card.closest(".fk-trick")?.getBoundingClientRect();
    const below = !trick || box.top < trick.top + trick.height / 2;
    const room = frame.height - 20 * Math.ceil(text.length / 32) - 16;
    this.setState({
      tip: {
        text,
        x: Math.max(half + 4, Math.min(frame.width - half - 4, middle)),
        y: below ? Math.min(room, box.bottom + 8 - frame.top) : box.top - 8 - frame.top,
        below,
      },
    });
  }

  /** Nothing said of one step stays over the next. */
  override componentDidUpdate(): void {
    const { frame } = this.props.desk;
    if (this.visible && this.#step !== frame) this.hide();
  }
  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }
  override render() {
    const { tip } = this.state;
    return (
      tip && (
        <div
          class={`fk-tip${tip.below ? " fk-below" : ""}`}
          role="tooltip"
          style={{ left: `${tip.x}px`, top: `${tip.y}px` }}
        >
          {tip.text}
        </div>
      )
    );
  }
}
