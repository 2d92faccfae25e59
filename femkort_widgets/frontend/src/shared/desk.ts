/** The controller that all widgets share: looking at cards, asking why, panes, settings, live regions. */

import type { Host } from "../host";
import { PASS } from "../layout/rows";
import { translator } from "../messages";
import type { Reason, Settings, Spot } from "../types";
import { learn } from "../words";
import { type Advice, advise } from "./advice";
import { keep } from "./kept";
import { kit } from "./kit";
import { later, openPane } from "./later";
import { frameAt } from "./line";
import { load } from "./load";
import { motionFor } from "./motion";
import type { ProjectorPart } from "./projector";
import { reasonShown } from "./reasons";
import { Showing } from "./showing";
import { lastTrickSaid, scoreSaid, wholeTableSaid } from "./speech";
import { DEFAULTS, type Shared, settingsOf, spokenAnew, spokenOf, wantedOf } from "./state";

export abstract class Desk<S extends Shared = Shared> extends Showing<S> {
  /** Hints and what cards are worth, once they have been asked for. */
  advice: Advice | null = null;
  /** What later parts are made of. */
  readonly kit: object = kit;
  /** Those that may be chosen: all that Python knows, or those whose words are here. */
  offered: string[] = [];
  #watchers: (() => void)[] = [];
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor(
    host: Host,
    state: S,
    readonly now: () => number = () => performance.now(),
  ) {
    super(host, state);
    host.watch(["lang", "indices", "settings", "seat", "given", "_words"], (name) =>
      this.hostChanged(name),
    );
    host.listen(({ kind, text, languages }) => {
      if (kind !== "words") return;
      learn(text as string);
      this.offered = languages as string[];
      this.hostChanged("_words");
    });
    const { lang } = wantedOf(host);
    if (lang !== state.lang) host.send({ kind: "words", lang });
  }

  /** Runs a command of the keyboard or of a button. True where it did something. */
  abstract run(command: string): boolean;
  /** A card was clicked, or Enter was pressed on it. */
  abstract touch(spot: Spot): void;
  close(): void {
    this.host.close();
  }

  onChange(then: () => void): void {
    this.#watchers.push(then);
  }

  update(patch: Partial<S>): void {
    this.state = { ...this.state, ...patch };
    for (const then of this.#watchers) then();
  }

  say(text: string): void {
    if (text) this.update({ polite: spokenAnew(this.state.polite, text) } as Partial<S>);
  }
  alert(text: string): void {
    this.update({ assertive: spokenAnew(this.state.assertive, text) } as Partial<S>);
  }

  /** Goes to a frame; what moves is decided by where we were and how long ago. */
  protected place(id: number, more: Partial<S> = {}): void {
    const from = this.state.book.frames[this.state.at] ?? null;
    const book = more.book ?? this.book;
    const now = this.now();
    const motion = motionFor(book, more.book ? null : from, frameAt(book, id), now - this.#movedAt);
    this.#movedAt = now;
    this.update({
      at: id,
      motion,
      spot: null,
      told: "",
      cited: "",
      selected: null,
      refusal: null,
      assertive: "",
      ...more,
    } as Partial<S>);
  }

  lookAt(spot: Spot | null): void {
    const seen = this.state.spot;
    if (seen?.seat === spot?.seat && seen?.card === spot?.card) return;
    this.update({ spot, told: "", cited: "" } as Partial<S>);
  }

  /** Says a text and shows it where the reasons stand. */
  unveil(told: string): true {
    this.update({ told, pane: null } as Partial<S>);
    this.say(told);
    return true;
  }

  /** Opens the sentence of a statement beside its button, or closes it. */
  cite(place: string, text: string): void {
    const open = this.state.cited !== place;
    this.update({ cited: open ? place : "" } as Partial<S>);
    if (open) this.say(text);
  }

  /** A card that may not be played: shown, spoken, and nothing else changes. */
  protected refuse(spot: Spot, reason: Reason | null): void {
    const text = reason
      ? this.sentence(reason, spot.seat, "name")
      : this.tr.t("reason.not_allowed");
    const count = (this.state.refusal?.count ?? 0) + 1;
    this.update({
      spot,
      refusal: { ...spot, reason, count },
      told: "",
      assertive: spokenAnew(this.state.assertive, text),
    } as Partial<S>);
  }

  /** The commands that mean the same in every widget. */
  protected runShared(command: string): boolean {
    const { pane, settings } = this.state;
    switch (command) {
      case "why":
      case "keys":
      case "settings":
      case "sheet":
      case "faults":
      case "count":
        if (!later.panes) {
          openPane(this, command);
          return true;
        }
        this.update({ pane: pane === command ? null : command } as Partial<S>);
        if (command === "why" && this.state.pane) this.#sayWhy();
        return true;
      case "close":
        if (pane) this.update({ pane: null } as Partial<S>);
        return pane !== null;
      case "pass":
        if (this.frame.layout && this.turn !== null) this.touch({ seat: this.turn, card: PASS });
        return this.frame.layout !== undefined;
      case "last_trick":
        return this.unveil(lastTrickSaid(this.teller, this.book, this.frame));
      case "score":
        return this.unveil(scoreSaid(this.teller, this.frame));
      case "whole":
        return this.unveil(wholeTableSaid(this.teller, { ...this.frame, to_play: this.turn }));
      case "defaults":
        this.set(DEFAULTS);
        this.setLanguage("en", "");
        keep(null);
        return true;
      case "hint":
      case "worth":
        return advise(this, command);
      case "diagram":
        this.set({ diagram: !settings.diagram });
        return true;
      default:
        if (this.projector) return this.projector.run(command);
        if (!/^proj/.test(command)) return false;
        load<(desk: Desk) => ProjectorPart>(this, "_projector", command, (projector) => {
          this.projector ??= projector(this);
        });
        return true;
    }
  }

  #sayWhy(): void {
    const said = reasonShown(this, this.state.spot);
    if (said) this.say(this.explain(said, "name"));
  }

  set(patch: Partial<Settings>): void {
    const settings = { ...this.state.settings, ...patch };
    keep({ ...patch });
    this.update({ settings } as Partial<S>);
    this.host.set("settings", settings);
  }

  setLanguage(lang: string, indices = this.state.indices): void {
    keep({ lang, indices });
    this.host.set("lang", lang);
    this.host.set("indices", indices);
    this.#speak(spokenOf(this.host, this.state.lang));
  }

  #speak({ lang, indices }: { lang: string; indices: string }): void {
    if (lang === this.state.lang && indices === this.state.indices) return;
    this.tr = translator(lang, indices);
    this.update({ lang, indices } as Partial<S>);
  }

  protected hostChanged(name: string): void {
    const { host } = this;
    if (name === "seat") this.update({ seat: host.get("seat") } as Partial<S>);
    else {
      this.update({ settings: settingsOf(host) } as Partial<S>);
      this.#speak(spokenOf(host, this.state.lang));
    }
  }
}
