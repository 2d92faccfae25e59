/**
 * The reason of the card under the pointer or the focus, after a moment. Below a card that is held,
 * so that the name above it stays to be read; on the table towards the middle's far side.
 */

import type { Desk } from "../shared/desk";
import { reasonShown } from "../shared/reasons";
import { join } from "../shared/teller";
import type { Spot } from "../types";
import { Anchored } from "./anchored";

const DELAY = 300;

/** The card that an element stands for, or stands within. */
export const spotOf = (target: EventTarget | null): [HTMLElement, Spot] | null => {
  const card = (target as Element | null)?.closest?.<HTMLElement>("[data-holder]");
  if (!card?.dataset.card) return null;
  return [card, { card: card.dataset.card, seat: Number(card.dataset.holder) }];
};

function textFor(desk: Desk, spot: Spot): string {
  const said = reasonShown(desk, spot);
  return join([said?.card === spot.card && desk.explain(said), desk.advice?.mark(spot).said]);
}

/** Its text and its place are set by hand: nothing else is drawn again for them. */
export class Tooltip extends Anchored<{ desk: Desk }> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #step: unknown;

  get visible(): boolean {
    return Boolean(this.here?.textContent);
  }
  hide(): void {
    clearTimeout(this.#timer);
    if (this.here) this.here.textContent = "";
  }
  show(event: Event): void {
    this.hide();
    const found = spotOf(event.target);
    if (found) this.#timer = setTimeout(() => this.#place(...found), DELAY);
  }

  #place(card: HTMLElement, spot: Spot): void {
    const { here } = this;
    const text = textFor(this.props.desk, spot);
    const holder = card.closest(".fk-root");
    if (!text || !holder || !here) return;
    this.#step = this.props.desk.frame;
    const box = card.getBoundingClientRect();
    const frame = holder.getBoundingClientRect();
    const middle = box.left + box.width / 2 - frame.left;
    const half = Math.min(130, frame.width / 2 - 4);
    const trick = card.closest(".fk-trick")?.getBoundingClientRect();
    const below = !trick || box.top < trick.top + trick.height / 2;
    const room = frame.height - 20 * Math.ceil(text.length / 32) - 16;
    const top = below ? Math.min(room, box.bottom + 8 - frame.top) : box.top - 8 - frame.top;
    here.classList.toggle("fk-below", below);
    here.style.left = `${Math.max(half + 4, Math.min(frame.width - half - 4, middle))}px`;
    here.style.top = `${top}px`;
    here.textContent = text;
  }

  /** Nothing said of one step stays over the next. */
  override componentDidUpdate(): void {
    if (this.#step !== this.props.desk.frame) this.hide();
  }
  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }
  override render() {
    return <div ref={this.hold} class="fk-tip" role="tooltip" />;
  }
}
