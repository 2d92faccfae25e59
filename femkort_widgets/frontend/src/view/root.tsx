/** The frame around every widget: keys, focus, live regions, colours. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../shared/desk";
import { commandOf, isOurs, Jump, type Zone } from "../shared/keys";
import { Anchored } from "./anchored";
import { cardIn, focused, itemsOf, leave, moveTo, restore, zoneOf } from "./focus";
import { spotOf, Tooltip } from "./tooltip";

interface Props {
  desk: Desk;
  label: string;
  children: ComponentChildren;
  /** Called with every key and click before it does anything. */
  onTouch?: () => void;
  data?: Record<string, string | number | undefined>;
}

const typing = (target: HTMLElement) => target.matches("select, textarea, input:not([type=range])");

export class Root extends Anchored<Props> {
  readonly #jump = new Jump();
  #tip: Tooltip | null = null;
  #inside = false;
  /** The focus is on the root only because there was nothing else to go to. */
  #stranded = false;
  /** The focus is on its way from one element to another and for a moment on neither. */
  #passing = false;
  /** The widget itself is moving the focus: no card is being looked at. */
  #moving = false;
  /** Where the focus was last. */
  #zone: Zone = "none";

  get #root(): HTMLElement {
    return this.here as HTMLElement;
  }

  override componentDidUpdate(): void {
    if (!this.#inside || this.#passing) return;
    const at = focused(this.#root);
    if (at && !(at === this.#root && this.#stranded)) return;
    this.#moving = true;
    this.#stranded = restore(this.#root, this.#zone, this.props.desk.kind);
    this.#moving = false;
  }

  #step(command: string, target: HTMLElement): boolean {
    const items = itemsOf(target);
    const next = moveTo(items, target, command);
    if (!next) return /^(card|suit|item)_/.test(command);
    this.#reach(next, items);
    return true;
  }
  #reach(item: HTMLElement, items: HTMLElement[]): void {
    if (zoneOf(item) === "hand") this.props.desk.update({ rove: items.indexOf(item) });
    item.focus();
  }
  /** The card of a hand that a letter leads to; null where it leads nowhere. */
  #led(event: KeyboardEvent, items: HTMLElement[]): string | null {
    const { tr } = this.props.desk;
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const cards = items.map((item) => item.dataset.card ?? "");
    return this.#jump.press(event.key, cards, { suits: tr.t("ui.letters.suits"), rank: tr.index });
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { desk, onTouch } = this.props;
    let target = focused(this.#root) ?? (event.target as HTMLElement);
    // At a table arrows begin in the hand.
    if (onTouch && target === this.here && /^Arrow/.test(event.key))
      target = target.querySelector('[data-zone="hand"] [tabindex="0"]') ?? target;
    const zone = zoneOf(target);
    // In a hand a letter that names a suit or a rank goes there: "p" or "v" in French.
    const items = itemsOf(target);
    const card = zone === "hand" ? this.#led(event, items) : null;
    const passes = desk.frame.layout !== undefined;
    const command =
      card === null
        ? (desk.projector?.key(event, zone) ?? commandOf(event, zone, desk.kind, passes))
        : null;
    // What is held down acts once at a table: a card may have come under it.
    if (event.repeat && onTouch && (event.key === "Enter" || event.key === " "))
      event.preventDefault();
    if (typing(target)) {
      if (!event.ctrlKey && !event.metaKey && !(event.key === "Enter" && event.shiftKey))
        event.stopPropagation();
      if (event.key === "Escape") this.#finish(event, target, "close");
      return;
    }
    if (isOurs(event, command)) event.stopPropagation();
    if (!desk.state.settings.keys) return;
    if (event.key !== "Tab" && event.key !== "Shift") onTouch?.();
    if (command) this.#finish(event, target, command);
    else if (card) this.#reach(cardIn(items, card) as HTMLElement, items);
  };
  #finish(event: KeyboardEvent, target: HTMLElement, command: string): void {
    const { desk } = this.props;
    if (command === "close" && this.#tip?.visible) this.#tip.hide();
    else if (this.#step(command, target)) event.preventDefault();
    else if (desk.run(command) || command !== "close") event.preventDefault();
    else {
      leave(this.#root);
      this.#inside = false;
    }
  }

  readonly #onFocusIn = (event: FocusEvent): void => {
    this.#inside = true;
    this.#passing = false;
    if (event.target !== this.#root) this.#zone = zoneOf(event.target as Element);
    if (this.#moving) return;
    if ((event.target as Element).matches(":focus-visible")) this.#tip?.show(event);
    const found = spotOf(event.target);
    if (found) this.props.desk.lookAt(found[1]);
  };
  readonly #onFocusOut = (event: FocusEvent): void => {
    this.#tip?.hide();
    const to = event.relatedTarget as HTMLElement | null;
    const within = to !== null && this.here?.contains(to) === true;
    this.#passing = to !== null;
    if (to && !within) this.#inside = false;
    if (within && !to.dataset?.card && !to.closest(".fk-reason,.fk-pane"))
      this.props.desk.lookAt(null);
  };

  override render({ desk, label, children, onTouch, data }: Props) {
    const { state, frame, tr } = desk;
    const live = (kind: "polite" | "assertive", role: "status" | "alert", said: string) => (
      <div class="fk-unseen" data-live={kind} aria-live={kind} aria-atomic="true" role={role}>
        {said}
      </div>
    );
    return (
      <div
        ref={this.hold}
        class={`fk-root fk-of-${desk.kind} fk-in-${state.settings.palette}${state.settings.diagram ? " fk-diagram" : ""}${desk.round.players > 5 ? " fk-crowd" : ""}`}
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
        onKeyDown={this.#onKeyDown}
        onPointerOver={(event) => this.#tip?.show(event)}
        onPointerOut={() => this.#tip?.hide()}
        onFocusIn={this.#onFocusIn}
        onFocusOut={this.#onFocusOut}
        onPointerDown={() => {
          this.#stranded = false;
          this.#tip?.hide();
          onTouch?.();
        }}
      >
        {children}
        <Tooltip
          desk={desk}
          ref={(tip) => {
            this.#tip = tip;
          }}
        />
        {live("polite", "status", state.polite)}
        {live("assertive", "alert", state.assertive)}
      </div>
    );
  }
}
