/**
 * The bar of the studio: one stop for Tab, and for who came by Tab arrows from button to button.
 * After a click they step through the hand.
 */

import type { Spot } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { GLYPHS } from "./said";
import type { Studio } from "./studio";

const onKeyDown = (event: KeyboardEvent): void => {
  const bar = event.currentTarget as HTMLElement;
  const buttons = [...bar.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  buttons.at(to % buttons.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
};

export class Bar extends Anchored<{ studio: Studio }> {
  /** Marks the cards that are about to change places, or have, where they lie. */
  #mark(cards: Spot[]): void {
    const root = this.here?.closest(".fk-root");
    for (const card of root?.querySelectorAll<HTMLElement>("[data-holder]") ?? [])
      card.toggleAttribute(
        "data-changed",
        cards.some(
          (one) => one.card === card.dataset.card && `${one.seat}` === card.dataset.holder,
        ),
      );
  }
  /** The second click of a double one may meet a card that has just come there. */
  readonly #single = (event: MouseEvent): void => {
    if (event.detail < 2 || !(event.target as Element).closest("[data-holder]")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  #root: Element | null = null;
  #clicked = false;

  override componentDidMount(): void {
    this.#root = this.here?.closest(".fk-root") ?? null;
    this.#root?.addEventListener("click", this.#single as EventListener, true);
    this.componentDidUpdate();
  }
  override componentDidUpdate(): void {
    const { first, moved } = this.props.studio;
    this.#mark(first ? [first, ...moved] : moved);
  }
  override componentWillUnmount(): void {
    this.#root?.removeEventListener("click", this.#single as EventListener, true);
    this.#mark([]);
  }
  override render({ studio }: { studio: Studio }) {
    const { desk, mode, tab } = studio;
    const { frame, state, turn, tr } = desk;
    const glyphs = frame.played?.glyphs ?? [];
    const idle = turn === null;
    const button = (command: string, more: Partial<Parameters<typeof Button>[0]> = {}) => (
      <Button
        desk={desk}
        command={command}
        label={tr.t(`ui.studio.${command}`)}
        tab={tab === command ? 0 : -1}
        {...more}
      />
    );
    return (
      <div
        ref={this.hold}
        class="fk-more fk-studio"
        role="toolbar"
        aria-label={tr.t("ui.studio.bar")}
        aria-busy={studio.busy}
        data-zone="bar"
        data-part="studio-bar"
        onPointerDown={() => {
          this.#clicked = true;
        }}
        onFocusOut={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!(currentTarget as Element).contains(relatedTarget as Element | null))
            this.#clicked = false;
        }}
        onKeyDown={(event: KeyboardEvent) => !this.#clicked && onKeyDown(event)}
        onFocusIn={(event: FocusEvent) => {
          studio.tab = (event.target as HTMLElement).dataset.do ?? tab;
          queueMicrotask(() => desk.update({}));
        }}
      >
        {button("undo", { keys: "⌫", disabled: !studio.undo })}
        {button("redo", { keys: "⇧⌫", disabled: !studio.redo })}
        {button("pick", { pressed: state.pane === "studio.pick", disabled: studio.mover === null })}
        {frame.layout &&
          turn !== desk.bottom &&
          button("pass", {
            label: tr.t("ui.studio.pass", { name: desk.name(turn ?? 0) }),
            disabled: studio.mover === null,
          })}
        {button("bots_trick", {
          label: tr.t("ui.studio.bots_trick", { laps: desk.laps }),
          disabled: idle,
        })}
        {button("bots_round", { disabled: idle })}
        {button("swap", { pressed: mode === "swap", disabled: frame.over })}
        {button("free", { pressed: studio.free })}
        {button("remove", { disabled: !frame.played })}
        {button("enter", { pressed: state.pane === "studio.enter" })}
        {button("leave", { keys: "Esc" })}
        {button("comment", { pressed: mode === "comment" })}
        {GLYPHS.map((glyph, i) => {
          const pressed = glyphs.includes(glyph) || glyphs.includes(`$${i + 1}`);
          const command = `mark:${glyph}`;
          const name = tr.t(`ui.glyph.${i + 1}`);
          return (
            <button
              key={glyph}
              type="button"
              class="fk-button fk-mark"
              data-do={command}
              tabIndex={tab === command ? 0 : -1}
              aria-label={name}
              title={name}
              aria-pressed={pressed}
              aria-disabled={!frame.played || undefined}
              onClick={() => frame.played && desk.run(pressed ? "mark:" : command)}
            >
              {glyph === "$7" ? "□" : glyph}
            </button>
          );
        })}
      </div>
    );
  }
}
