/** The exported page: a replay without a notebook. Its traits stand in the page and stay there. */

import type { AnyModel } from "@anywidget/types";
import { render } from "preact";
import { translator } from "./messages";
import Panes from "./panes";
import replay from "./replay";
import { later } from "./shared/later";
import type { Frames } from "./types";
import { learn } from "./words";

type Traits = Record<string, unknown> & { frames: Frames; record: string; lang: string };
type Then = () => void;

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** Stands in for the notebook: keeps the traits, tells of their changes, hears no message. */
class Keeper {
  readonly #listening: [event: string, then: Then][] = [];

  constructor(readonly traits: Traits) {}
  get(name: string): unknown {
    return this.traits[name];
  }
  set(name: string, value: unknown): void {
    (this.traits as Record<string, unknown>)[name] = value;
    for (const [event, then] of this.#listening) if (event === `change:${name}`) then();
  }
  on(event: string, then: Then): void {
    this.#listening.push([event, then]);
  }
  off(): void {}
  save_changes(): void {}
  send(): void {
    throw new Error("no notebook");
  }
}

const keeper = new Keeper(JSON.parse(find("hand").textContent ?? ""));

/** The step and the seat that the address asks for, as in #at=13&seat=0. */
function follow(): void {
  const { frames, rounds } = keeper.traits.frames;
  const asked = new URLSearchParams(location.hash.slice(1));
  const players = Math.max(...rounds.map((round) => round.players));
  for (const [name, count] of [
    ["at", frames.length],
    ["seat", players],
  ] as const) {
    const value = asked.get(name) ?? "";
    if (/^\d{1,6}$/.test(value) && Number(value) < count) keeper.set(name, Number(value));
  }
}

/** The record to take away. Under a viewer it is not in the page. */
function drawTools(copied?: "copied" | "not_copied"): void {
  const { record, lang } = keeper.traits;
  const tr = translator(lang);
  document.documentElement.lang = tr.lang;
  if (!record) return;
  const copy = () =>
    navigator.clipboard.writeText(record).then(
      () => drawTools("copied"),
      () => drawTools("not_copied"),
    );
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
  render(
    <>
      <a href={address} download="hand.ttn">
        {tr.t("ui.page.download")}
      </a>
      <button type="button" onClick={copy}>
        {tr.t("ui.page.copy")}
      </button>
      <span role="status">{copied && tr.t(`ui.page.${copied}`)}</span>
    </>,
    find("tools"),
  );
}

learn(find("words").textContent ?? "");
later.panes = Panes;
follow();
addEventListener("hashchange", follow);
keeper.on("change:lang", () => drawTools());
drawTools();
replay.render({ model: keeper as unknown as AnyModel, el: find("viewer") });
document.body.classList.add("live");
/** What is folded away on the screen stands open on paper. */
addEventListener("beforeprint", () => {
  for (const fold of find("twin").querySelectorAll("details")) fold.open = true;
});
