/** The frame around every widget: keys, focus, live regions, colours. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Desk } from "../shared/desk";
import { commandOf, isOurs, Jump } from "../shared/keys";
import { cardIn, focused, itemsOf, leave, moveTo, restore, zoneOf } from "./focus";
import { useTooltip } from "./tooltip";

interface Props {
  desk: Desk;
  label: string;
  children: ComponentChildren;
  /** Called with every key and click before it does anything. */
  onTouch?: () => void;
  data?: Record<string, string | number | undefined>;
}

const typing = (target: HTMLElement) => target.matches("select, input, textarea");

export function Root({ desk, label, children, onTouch, data }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const jump = useRef(new Jump());
  const inside = useRef(false);
  /** The focus is on the root only because there was nothing else to go to. */
  const stranded = useRef(false);
  /** The focus is on its way from one element to another and for a moment on neither. */
  const passing = useRef(false);
  const tip = useTooltip(desk, root);
  const { state, frame, tr } = desk;

  useLayoutEffect(() => {
    const here = root.current;
    if (!here || !inside.current || passing.current) return;
    const at = focused(here);
    if (!at || (at === here && stranded.current)) stranded.current = restore(here);
  });

  const step = (command: string, target: HTMLElement): boolean => {
    const items = itemsOf(target);
    const next = moveTo(items, target, command);
    if (!next) return /^(card|suit|item)_/.test(command);
    reach(next, items);
    return true;
  };
  const reach = (item: HTMLElement, items: HTMLElement[]) => {
    if (zoneOf(item) === "hand") desk.update({ rove: items.indexOf(item) });
    item.focus();
  };
  const letter = (key: string, target: HTMLElement): boolean => {
    const hand = root.current?.querySelector('[data-zone="hand"]');
    if (zoneOf(target) !== "hand" || !hand) return false;
    const items = itemsOf(target);
    const cards = items.map((item) => item.dataset.card ?? "");
    const letters = { suits: tr.t("ui.letters.suits"), rank: tr.index };
    const card = jump.current.press(key, cards, letters);
    const item = card && cardIn(items, card);
    if (item) reach(item, items);
    return Boolean(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = (root.current && focused(root.current)) ?? (event.target as HTMLElement);
    const command = commandOf(event, zoneOf(target), desk.kind);
    if (typing(target)) {
      if (!event.ctrlKey && !event.metaKey && !(event.key === "Enter" && event.shiftKey))
        event.stopPropagation();
      if (event.key === "Escape") finish(event, target, "close");
      return;
    }
    if (isOurs(event, command)) event.stopPropagation();
    if (!state.settings.keys) return;
    if (event.key !== "Tab" && event.key !== "Shift") onTouch?.();
    if (command) finish(event, target, command);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      letter(event.key, target);
  };
  const finish = (event: KeyboardEvent, target: HTMLElement, command: string) => {
    if (command === "close" && tip.visible) return tip.hide();
    if (step(command, target)) event.preventDefault();
    else if (command === "close" && !state.pane) {
      if (root.current) leave(root.current);
      inside.current = false;
    } else {
      desk.run(command);
      event.preventDefault();
    }
  };

  return (
    <div
      ref={root}
      class={`fk-root fk-of-${desk.kind}${state.settings.four_colour ? "" : " fk-two-colour"}`}
      role="region"
      aria-label={label}
      lang={tr.lang}
      tabIndex={-1}
      data-ready=""
      data-frame={frame.id}
      data-ply={frame.ply}
      data-motion={state.motion}
      data-players={desk.round.players}
      {...data}
      onKeyDown={onKeyDown}
      onPointerOver={tip.show}
      onPointerOut={tip.hide}
      onFocusIn={(event) => {
        inside.current = true;
        passing.current = false;
        tip.show(event);
      }}
      onFocusOut={(event) => {
        tip.hide();
        const to = event.relatedTarget as Node | null;
        passing.current = to !== null;
        if (to && !root.current?.contains(to)) inside.current = false;
        if (to && root.current?.contains(to) && !(to as HTMLElement).dataset?.card) desk.look(null);
      }}
      onPointerDown={() => {
        stranded.current = false;
        onTouch?.();
      }}
    >
      {children}
      {tip.view}
      <div class="fk-unseen" data-live="polite" aria-live="polite" aria-atomic="true" role="status">
        {state.polite}
      </div>
      <div
        class="fk-unseen"
        data-live="assertive"
        aria-live="assertive"
        aria-atomic="true"
        role="alert"
      >
        {state.assertive}
      </div>
    </div>
  );
}
