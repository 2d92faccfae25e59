/** The reason of the card under the pointer or the focus, after a moment. */

import { useEffect, useRef, useState } from "preact/hooks";
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

const spotOf = (target: EventTarget | null): [HTMLElement, Spot] | null => {
  const card = (target as Element | null)?.closest?.<HTMLElement>("[data-holder]");
  if (!card?.dataset.card) return null;
  return [card, { card: card.dataset.card, seat: Number(card.dataset.holder) }];
};

function textFor(desk: Desk, spot: Spot): string {
  const said = reasonShown(desk.book, desk.frame, spot);
  if (!said || said.card !== spot.card) return "";
  if (said.held && !desk.marks(spot.seat)) {
    const asking = desk.frame.to_play === spot.seat;
    if (asking || desk.kind === "table") return "";
  }
  return desk.sentence(said.reason, spot.seat);
}

export function useTooltip(desk: Desk, root: { current: HTMLElement | null }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTip(null);
  };
  const show = (event: Event) => {
    clearTimeout(timer.current);
    const found = spotOf(event.target);
    if (!found) return setTip(null);
    timer.current = setTimeout(() => {
      const [card, spot] = found;
      const holder = root.current;
      if (!holder || !card.isConnected) return;
      const text = textFor(desk, spot);
      if (!text) return setTip(null);
      const box = card.getBoundingClientRect();
      const frame = holder.getBoundingClientRect();
      const middle = box.left + box.width / 2 - frame.left;
      const half = Math.min(130, frame.width / 2 - 4);
      const below = box.top - frame.top < 70;
      setTip({
        text,
        x: Math.max(half + 4, Math.min(frame.width - half - 4, middle)),
        y: (below ? box.bottom + 8 : box.top - 8) - frame.top,
        below,
      });
    }, DELAY);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const view = tip && (
    <div
      class={`fk-tip${tip.below ? " fk-below" : ""}`}
      role="tooltip"
      style={{ left: `${tip.x}px`, top: `${tip.y}px` }}
    >
      {tip.text}
    </div>
  );
  return { view, show, hide, visible: tip !== null };
}
