/** Walking through what the bots did: one frame after the other, never in the way of a click. */

import type { Host } from "../host";
import { bookOf } from "../shared/book";
import { Desk } from "../shared/desk";
import { type Merger, merger } from "../shared/merger";
import { moveSaid, turnSaid } from "../shared/speech";
import type { Frames, TableTrait } from "../types";
import { gameSaid } from "./events";
import { type TableState, tableFrom } from "./state";
import { goesOn, isNewDeal, waitBefore } from "./walk";

export abstract class PacedDesk extends Desk<TableState> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #arriving = false;
  readonly #spoken: Merger;

  constructor(host: Host, now?: () => number) {
    super(host, tableFrom(host), now);
    this.#spoken = merger((text) => this.say(text));
    host.watch(["frames", "state"], () => this.#arrive());
    if (this.walking) queueMicrotask(() => this.#walk());
  }

  get game(): TableTrait {
    return this.state.game;
  }
  get last(): number {
    return this.book.frames.length - 1;
  }
  get walking(): boolean {
    return this.state.at < this.last;
  }
  override close(): void {
    clearTimeout(this.#timer);
    this.#spoken.stop();
    super.close();
  }

  /** Frames and state come one after the other in the same breath: both are read once. */
  #arrive(): void {
    if (this.#arriving) return;
    this.#arriving = true;
    queueMicrotask(() => {
      this.#arriving = false;
      this.take(bookOf(this.host), this.host.get<TableTrait>("state"));
    });
  }

  protected take(book: Frames, game: TableTrait): void {
    const before = this.game;
    const { at } = this.state;
    const old = this.book;
    this.#spoken.add(gameSaid(this.teller, before, game, old, book));
    if (book === old) {
      this.update({ game });
      if (!this.walking) this.#spoken.flush();
    } else if (goesOn(old, at, book)) {
      this.update({ book, game, spot: null });
      if (book.frames.length > at + 1) this.#walk();
      else this.#arrived();
    } else {
      const begin = isNewDeal(old, book) ? 0 : book.frames.length - 1;
      this.place(begin, { book, game, pending: null });
      if (begin === 0) this.#spoken.add(moveSaid(this.teller, book, this.frame));
      this.#walk();
    }
  }

  #walk(): void {
    clearTimeout(this.#timer);
    const to = this.book.frames[this.state.at + 1];
    if (!to) {
      this.#arrived();
      return;
    }
    const mine = to.played?.seat === this.you && to.played?.card === this.state.pending;
    const wait =
      this.projector && !mine ? null : waitBefore(this.frame, to, this.state.settings, mine);
    if (wait === null) this.#spoken.flush();
    else if (wait === 0) this.step();
    else {
      this.#timer = setTimeout(() => this.step(), wait);
      this.#spoken.pass(wait);
    }
  }

  /** One frame on. */
  step(): void {
    const flown = this.state.pending !== null;
    this.place(this.state.at + 1, { pending: null });
    if (flown) this.update({ motion: "none" });
    this.#spoken.add(moveSaid(this.teller, this.book, this.frame));
    this.#walk();
  }

  #arrived(): void {
    if (this.state.pending !== null) this.update({ pending: null });
    const { curtain } = this.game;
    if (curtain != null) this.#spoken.add(this.tr.t("ui.curtain", { name: this.name(curtain) }));
    else if (this.turn === this.you)
      this.#spoken.add(turnSaid(this.teller, this.book, this.frame, this.marks(this.you ?? -1)));
    this.#spoken.flush();
  }

  /** Any click or key: everything that was still to come is there at once. */
  skip(): boolean {
    if (!this.walking || this.projector) return false;
    clearTimeout(this.#timer);
    const rest = this.book.frames.slice(this.state.at + 1);
    this.place(this.last, { pending: null, motion: "none" });
    for (const frame of rest) this.#spoken.add(moveSaid(this.teller, this.book, frame));
    this.#arrived();
    return true;
  }
}
