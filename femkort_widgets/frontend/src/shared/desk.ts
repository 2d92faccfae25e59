/** The controller that all widgets share: looking at cards, asking why, panes, settings, speech. */

import type { Host } from "../host";
import { type Layout, PASS } from "../layout/rows";
import { type Translator, translator } from "../messages";
import type {
  Code,
  Frame,
  Frames,
  Reason,
  Round,
  Seat,
  Settings,
  Sheet,
  Spot,
  Trick,
} from "../types";
import { keep } from "./kept";
import { frameAt } from "./line";
import { motionFor } from "./motion";
import { sorted } from "./order";
import { reasonShown, type Said, verdictOn } from "./reasons";
import { kindOf } from "./rounds";
import { lastTrickSaid, scoreSaid, wholeTableSaid } from "./speech";
import { DEFAULTS, type Shared, settingsOf, spokenAnew, wordsOf } from "./state";
import { heldSaid, reasonSaid, seatName, type Teller } from "./teller";

export abstract class Desk<S extends Shared = Shared> {
  tr: Translator;
  abstract readonly kind: "replay" | "table";
  /** Which of the widgets on the page this is, from 1; it tells their names apart. */
  no = 1;
  #watchers: (() => void)[] = [];
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly host: Host,
    public state: S,
    readonly now: () => number = () => performance.now(),
  ) {
    this.tr = translator(state.lang, state.indices);
    host.watch(["lang", "indices", "settings", "seat", "given"], (name) => this.hostChanged(name));
  }

  /** Runs a command of the keyboard or of a button. True where it did something. */
  abstract run(command: string): boolean;
  /** A card was clicked, or Enter was pressed on it. */
  abstract touch(spot: Spot): void;
  /** Whether a seat's cards lie open on the screen. */
  abstract isOpen(seat: Seat): boolean;
  /** Whether legal and refused cards of this seat are marked. */
  abstract marks(seat: Seat): boolean;
  /** Whether a card that breaks a duty may be played all the same. */
  get free(): boolean {
    return false;
  }
  /** Whether the reasons of the cards that this seat holds may be told. */
  abstract tells(seat: Seat): boolean;
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

  get book(): Frames {
    return this.state.book;
  }
  get frame(): Frame {
    return frameAt(this.state.book, this.state.at);
  }
  get round(): Round {
    return this.book.rounds[this.frame.round] as Round;
  }
  get turn(): Seat | null {
    return this.frame.to_play;
  }
  get bottom(): Seat {
    return this.state.seat ?? this.book.viewer ?? 0;
  }
  /** The seat that reasons call "you". */
  get you(): Seat | null {
    return this.state.seat;
  }
  get hand(): Code[] {
    return this.inOrder(this.frame.hands[this.bottom] ?? []);
  }
  /** A card of yours on its way to the table. */
  get coming(): Code | null {
    return null;
  }
  /** The trick as it lies on the table, the card on its way to it included. */
  get trick(): Trick {
    return this.frame.trick;
  }
  /** The rows as they lie, with such a card. */
  get layout(): Layout | undefined {
    return this.frame.layout;
  }
  get newest(): Spot | null {
    return this.frame.played;
  }
  get dealt(): number {
    const start = this.book.frames.find(({ round }) => round === this.frame.round);
    return start?.counts[this.bottom] ?? 0;
  }
  inOrder(hand: readonly Code[]): Code[] {
    return sorted(hand, this.state.settings.sort, this.round.trump);
  }
  /** Whether laps are counted here instead of tricks. */
  get laps(): string {
    return this.frame.layout ? "yes" : "no";
  }
  /** What a command is called here: tricks are laps in Fan Tan. */
  named(command: string): string {
    return this.tr.t(`ui.do.${command}`, { laps: this.laps });
  }
  get sheet(): Sheet | null {
    const { match } = this.round;
    return this.book.rounds.find((round) => round.match === match && round.sheet)?.sheet ?? null;
  }
  /** Whether the result of a deal of the match may be told. */
  seen(_deal: number): boolean {
    return true;
  }
  /** The name of the whole widget: game, round, trick or lap, and whose turn. */
  region(turn?: string): string {
    const { no, frame, round, tr } = this;
    return tr.t(`ui.region.${this.kind}`, {
      no,
      n: frame.number,
      game: tr.t(`game.${round.game}`),
      ...kindOf(this),
      laps: this.laps,
      turn: turn ?? `${frame.to_play}`,
      name: this.name(frame.to_play ?? 0),
    });
  }
  name(seat: Seat): string {
    return seatName(this, seat);
  }
  get teller(): Teller {
    return {
      tr: this.tr,
      round: this.round,
      you: this.you,
      level: this.state.settings.speech,
      sheet: this.sheet,
    };
  }
  /** A reason as a sentence, about you or about somebody else. */
  sentence(reason: Reason, seat: Seat, style: "sign" | "name" = "sign"): string {
    return reasonSaid(this.teller, this.#asHeld(reason), seat, style);
  }
  /** The same of a card that is still held: conditional where another seat is to play. */
  judged(reason: Reason, seat: Seat, style: "sign" | "name" = "sign"): string {
    return heldSaid(this.teller, this.#asHeld(reason), seat, this.turn, style);
  }
  /** The cards that bind in the order in which they are held. */
  #asHeld(reason: Reason): Reason {
    return { ...reason, binds: this.inOrder(reason.binds) };
  }
  /** What a card's reason says, of one held or of one on the table. */
  explain({ reason, seat, held }: Said, style: "sign" | "name" = "sign"): string {
    return this[held ? "judged" : "sentence"](reason, seat, style);
  }
  /** The verdict on a card that a seat holds. */
  verdict({ seat, card }: Spot): Reason | null {
    return verdictOn(this.book, this.frame, seat, card);
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

  look(spot: Spot | null): void {
    const seen = this.state.spot;
    if (seen?.seat === spot?.seat && seen?.card === spot?.card) return;
    this.update({ spot, told: "", cited: "" } as Partial<S>);
  }

  /** Says a text and shows it where the reasons stand. */
  #show(told: string): true {
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
        return this.#show(lastTrickSaid(this.teller, this.book, this.frame));
      case "score":
        return this.#show(scoreSaid(this.teller, this.frame));
      case "whole":
        return this.#show(wholeTableSaid(this.teller, { ...this.frame, to_play: this.turn }));
      case "defaults":
        this.set(DEFAULTS);
        this.setLanguage("en", "");
        keep(null);
        return true;
      case "diagram":
        this.set({ diagram: !settings.diagram });
        return true;
      default:
        return false;
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
    this.#speak(lang, indices);
    this.host.set("lang", lang);
    this.host.set("indices", indices);
  }

  #speak(lang: string, indices: string): void {
    if (lang === this.state.lang && indices === this.state.indices) return;
    this.tr = translator(lang, indices);
    this.update({ lang, indices } as Partial<S>);
  }

  protected hostChanged(name: string): void {
    const { host } = this;
    if (name === "seat") this.update({ seat: host.get("seat") } as Partial<S>);
    else {
      const { lang, indices } = wordsOf(host);
      this.update({ settings: settingsOf(host) } as Partial<S>);
      this.#speak(lang, indices);
    }
  }
}
