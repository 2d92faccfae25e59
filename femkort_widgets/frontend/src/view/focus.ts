/** Where the focus is and where it goes. Everything is looked up inside the widget's own root. */

import type { Zone } from "../shared/keys";

/** The focused element, also inside a shadow root. */
export const focused = (root: HTMLElement): HTMLElement | null => {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement && root.contains(activeElement) ? (activeElement as HTMLElement) : null;
};

export const zoneOf = (element: Element): Zone =>
  (element.closest<HTMLElement>("[data-zone]")?.dataset.zone as Zone | undefined) ?? "none";

export const itemsOf = (element: Element): HTMLElement[] => [
  ...(element.closest("[data-zone]")?.querySelectorAll<HTMLElement>("[data-item]") ?? []),
];

export const cardIn = (items: HTMLElement[], card: string): HTMLElement | undefined =>
  items.find((item) => item.dataset.card === card);

/** The card or item that an arrow key moves to. */
export function moveTo(
  items: HTMLElement[],
  from: HTMLElement,
  command: string,
): HTMLElement | null {
  const at = items.indexOf(from);
  const last = items.length - 1;
  const suit = (item: HTMLElement | undefined) => item?.dataset.card?.charAt(0);
  switch (command) {
    case "card_prev":
    case "item_prev":
      return items[Math.max(0, at - 1)] ?? null;
    case "card_next":
    case "item_next":
      return items[Math.min(last, at + 1)] ?? null;
    case "card_first":
    case "item_first":
      return items[0] ?? null;
    case "card_last":
    case "item_last":
      return items[last] ?? null;
    case "suit_next":
      return items.slice(at + 1).find((item) => suit(item) !== suit(from)) ?? null;
    case "suit_prev": {
      const before = items.slice(0, Math.max(0, at)).filter((item) => suit(item) !== suit(from));
      const target = before.at(-1);
      return target ? (items.find((item) => suit(item) === suit(target)) ?? null) : null;
    }
    default:
      return null;
  }
}

/**
 * After the focused element has gone: what there is to do next, else the hand, else the root. In a
 * replay who was not in the hand goes on from the next question, else from the bar. True if it is
 * the root.
 */
export function restore(root: HTMLElement, zone: Zone, kind: "replay" | "table"): boolean {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const target =
    find('[data-part="primary"] button') ??
    (kind === "replay" && zone !== "hand"
      ? (find("[data-answer]") ?? find('[data-do="next"]'))
      : null) ??
    find('[data-zone="hand"] [tabindex="0"]') ??
    root;
  target.focus({ preventScroll: true });
  return target === root;
}

/** Gives the focus back to whatever holds the widget, a notebook's cell for one. */
export function leave(root: HTMLElement): void {
  const holder = root.parentElement?.closest<HTMLElement>("[tabindex]");
  if (holder) holder.focus();
  else focused(root)?.blur();
}
