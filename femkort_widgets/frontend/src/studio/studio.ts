/** What-if and editing of a replay. Python edits the record; here is what the user wants of it. */

import type { ReplayDesk } from "../replay/desk";
import type { Studio as Opened } from "../replay/studio";
import { frameAt } from "../shared/line";
import { movesOf } from "../shared/reasons";
import type { Code, Frame, Seat, Spot } from "../types";
import type { Tried } from "./change";
import { dealing, hasUnseen, toggle } from "./deal";
import { draw } from "./draw";
import { changeOf, newTo, swapped, tried } from "./hidden";
import { type Path, pathTo, placeOf } from "./path";
import { type Answer, type Edit, Post } from "./post";
import { explained, said } from "./said";

export class Studio implements Opened {
  /** Where it was opened, and where it is left to; null while it is closed. */
  #branch: Path | null = null;
  #post: Post;
  #free = false;
  /** The step it last looked at. */
  #at = -1;
  mode: "comment" | "swap" | null = null;
  /** The first of two cards that are to change places. */
  first: Spot | null = null;
  tried: Tried | null = null;
  /** Shown until something else is done: why the last edit was not made. */
  trouble = "";
  undo: boolean;
  redo = false;
  /** The button of the bar that Tab comes to. */
  tab = "comment";
  /** Whose cards are entered in which round, and which have been chosen. */
  dealt: { seat: Seat; cards: Code[]; round: number } = { seat: 0, cards: [], round: 0 };
  /** How many steps the last edit took away. */
  removed = 0;
  /** How many there were before the edit that is under way. */
  #steps = 0;

  constructor(readonly desk: ReplayDesk) {
    const { host } = desk;
    this.undo = (host.get<number>("revision") ?? 0) > 0;
    this.#post = new Post(host, this);
    host.watch(["frames"], () => this.#renewed());
    desk.onChange(() => this.#moved());
  }

  /** How many steps there are more than before the last edit. */
  get added(): number {
    return this.desk.book.frames.length - this.#steps;
  }
  /** Where a question waits, it comes first. */
  get open(): boolean {
    return this.#branch !== null && !this.desk.stop;
  }
  get busy(): boolean {
    return this.#post.busy;
  }
  get free(): boolean {
    return this.open && this.#free;
  }
  /** Whose move it is, where their cards lie open. */
  get mover(): Seat | null {
    const { turn } = this.desk;
    return turn !== null && this.desk.isOpen(turn) ? turn : null;
  }

  touch(spot: Spot): boolean {
    if (!this.open) return false;
    if (this.busy) {
      this.#post.soon(() => this.desk.touch(spot));
      return true;
    }
    const { pane } = this.desk.state;
    if (pane === "studio.turned") return this.send({ do: "new_round", turned: spot.card });
    if (pane === "studio.enter" && spot.seat === this.dealt.seat) return toggle(this, spot.card);
    return this.mode === "swap" ? this.#choose(spot) : this.#play(spot);
  }

  #play({ seat, card }: Spot): boolean {
    const { desk } = this;
    const { frame } = desk;
    const held = movesOf(frame, seat).includes(card);
    if (seat !== this.mover || !(held || hasUnseen(frame, seat))) return false;
    const reason = desk.verdict({ seat, card });
    const irregular = reason?.legal === false;
    const goesOn = desk.ways.some((id) => frameAt(desk.book, id).played?.card === card);
    if ((irregular && !this.free) || (goesOn && !this.tried)) return false;
    return this.send({
      do: "play",
      card,
      ...(irregular && { irregular }),
      ...(this.tried && { change: this.tried.change }),
    });
  }

  run(command: string): boolean {
    if (command === "whatif") return this.#begin();
    if (!this.open) return false;
    const { desk } = this;
    const [what = "", more = ""] = command.split(":");
    switch (what) {
      case "undo":
      case "redo":
        if (this[what] || this.busy) return this.send({ do: what });
        desk.say(desk.tr.t(`error.studio.no_${what}`));
        return true;
      case "bots_trick":
      case "bots_round":
        if (this.mode === "swap") this.#turnTo(null);
        return this.send({ do: "bots", upto: what === "bots_trick" ? "trick" : "round" });
      case "mark":
        return this.send({ do: "glyph", glyph: more });
      case "remove":
      case "new_round":
        return this.send({ do: what });
      case "deal":
        return this.send(dealing(this));
      case "free":
        this.#free = !this.#free;
        desk.say(desk.tr.t(`say.studio.free`, { on: this.#free ? "yes" : "no" }));
        return true;
      case "comment":
      case "swap":
        return this.#turnTo(this.mode === what ? null : what);
      case "pick":
      case "enter":
        return this.#show(`studio.${what}`);
      case "close":
        if (desk.state.pane !== null) return false;
        return this.#leave(() => void this.#back());
      case "leave":
        return this.#leave(() => {
          while (this.#back());
        });
      default:
        return false;
    }
  }

  /** Sends an edit of a position, of the one shown if none is named, after those under way. */
  send(edit: Edit, path?: Path): true {
    const { desk } = this;
    this.#post.soon(() => {
      const at = path ? placeOf(desk.book, path) : desk.state.at;
      desk.update({ refusal: null, assertive: "" });
      if (at === null) return this.#refuse("stale");
      this.trouble = "";
      this.removed = 0;
      this.#steps = desk.book.frames.length;
      this.#post.send(edit, at);
      desk.update({});
    });
    return true;
  }
  #refuse(key: string, params = {}): void {
    const { desk } = this;
    this.trouble = explained(desk.tr, { key, params });
    desk.alert(this.trouble);
  }

  #begin(): boolean {
    const { desk } = this;
    if (desk.stop) return desk.unveil(desk.tr.t("say.studio.question"));
    this.#branch = pathTo(desk.book, desk.state.at);
    const pane = hasUnseen(desk.frame, this.mover) ? "studio.pick" : null;
    desk.update({ feedback: null, pane });
    desk.say(desk.tr.t("say.studio.open"));
    this.#post.forget();
    return this.busy || this.send({ do: "begin" });
  }

  #turnTo(mode: typeof this.mode): true {
    const { desk } = this;
    this.mode = mode;
    this.first = null;
    this.trouble = "";
    desk.update({ pane: null });
    if (mode === "swap") desk.say(desk.tr.t("ui.studio.first"));
    return true;
  }

  #show(pane: `studio.${string}`): true {
    const { desk } = this;
    this.#turnTo(null);
    if (pane === "studio.enter") this.deal(this.mover ?? desk.bottom);
    desk.update({ pane });
    return true;
  }

  /** Steps out after the edit that is under way, if Python is not late with it. */
  #leave(out: () => void): true {
    this.#post.forget();
    this.#post.soon(out);
    return true;
  }
  /** One step out: of what is being done, of a change that is tried, of the studio. True within. */
  #back(): boolean {
    const { desk } = this;
    if (this.mode) return this.#turnTo(null);
    if (this.tried) {
      this.#forget();
      desk.say(desk.tr.t("say.studio.forgotten"));
      return true;
    }
    const at = this.#branch && placeOf(desk.book, this.#branch);
    this.#branch = null;
    this.trouble = "";
    desk.update({ pane: null });
    desk.go(at, "jump");
    desk.say(desk.tr.t("say.studio.closed"));
    return false;
  }

  #choose(spot: Spot): true {
    const { desk, first } = this;
    const hand = desk.frame.hands[spot.seat];
    if (!desk.isOpen(spot.seat) || !hand?.includes(spot.card)) {
      desk.alert(desk.tr.t("say.studio.not_hidden"));
    } else if (!first || first.seat === spot.seat) {
      this.first = spot;
      desk.update({});
      desk.say(desk.tr.t("ui.studio.second", { card: desk.tr.card(spot.card, "name", "the") }));
    } else {
      const from = frameAt(this.tried?.book ?? desk.book, desk.state.at).hands;
      const change = changeOf(from, swapped(desk.frame.hands, first, spot), desk.round.seats);
      if (change) this.send({ do: "try", change });
      else this.#forget();
      this.#turnTo(null);
    }
    return true;
  }

  /** The cards that lie elsewhere since the change that is tried. */
  get moved(): Spot[] {
    const { tried, desk } = this;
    return tried ? newTo(frameAt(tried.book, tried.at).hands, desk.frame.hands) : [];
  }
  /** Where the round begins that is shown. */
  get start(): Frame {
    const { book, frame } = this.desk;
    return book.frames.find((one) => one.round === frame.round && !one.played) ?? frame;
  }
  /** Begins to choose the cards of a seat, with those that are known. */
  deal(seat: Seat): void {
    const { round, hands } = this.start;
    this.dealt = { seat, cards: [...(hands[seat] ?? [])], round };
    this.desk.update({});
  }
  #forget(): void {
    const before = this.tried;
    this.tried = null;
    if (this.desk.book === before?.shown) this.desk.update({ book: before.book });
  }
  /** A change is tried at one step; elsewhere the record stands as it is. */
  #moved(): void {
    const { at } = this.desk.state;
    if (this.#at === at) return;
    this.#at = at;
    this.removed = 0;
    if (this.tried && this.tried.at !== at) this.#forget();
    if (this.dealt.round !== this.start.round) this.deal(this.dealt.seat);
  }
  #renewed(): void {
    this.tried = null;
    this.first = null;
  }
  answered(edit: Edit | null, { error, frame, reasons = [], undo, redo }: Answer): void {
    const { desk } = this;
    if (error) {
      if (!edit) return;
      if (error.key === "studio.turned" && edit.do === "new_round") this.#show("studio.turned");
      this.#refuse(error.key, error.params);
      return;
    }
    if (frame && edit?.do === "try") {
      const { at } = desk.state;
      const book = this.tried?.book ?? desk.book;
      const shown = tried(book, at, frame, reasons);
      this.tried = { at, change: edit.change, book, shown };
      desk.update({ book: shown });
    } else {
      this.undo = undo ?? this.undo;
      this.redo = redo ?? this.redo;
    }
    this.trouble = "";
    if (edit?.do === "remove") this.removed = -this.added;
    if (edit?.do === "new_round" && desk.state.pane === "studio.turned") this.#show("studio.enter");
    desk.update({});
    if (edit && edit.do !== "begin") desk.say(said(this, edit));
  }
  unheard(): void {
    this.trouble = this.desk.tr.t("ui.studio.no_kernel");
    this.desk.alert(this.trouble);
  }

  draw(part: "bar" | "notes" | "pane") {
    return this.open ? draw(this, part) : undefined;
  }
}
