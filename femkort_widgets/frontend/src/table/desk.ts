/** The controller of the table: your card goes to Python, and the bots' answers are walked through. */

import type { Host } from "../host";
import { Desk } from "../shared/desk";
import { verdictOn } from "../shared/reasons";
import { type Merger, merger } from "../shared/merger";
import { moveSaid, turnSaid } from "../shared/speech";
import type { Frames, Reason, Seat, Spot, TableTrait } from "../types";
import { gameSaid } from "./events";
import { type TableState, tableFrom } from "./state";
import { goesOn, waitBefore } from "./walk";

/** After this long without an answer we say that Python may have stopped. */
export const PATIENCE = 5000;

export class TableDesk extends Desk<TableState> {
  readonly kind = "table" as const;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private arrived = false;
  private readonly spoken: Merger;

  constructor(host: Host, now?: () => number) {
    super(host, tableFrom(host), now);
    this.spoken = merger((text) => this.say(text));
    host.watch(["frames", "state"], () => this.arrive());
    host.listen((message) => this.hear(message));
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
  get myTurn(): boolean {
    const { frame, you } = this;
    return !this.walking && this.state.pending === null && you !== null && frame.to_play === you;
  }
  override isOpen(seat: Seat): boolean {
    return this.frame.hands[seat] != null;
  }
  override marks(seat: Seat): boolean {
    const { mode, turn } = this.game;
    if (this.walking || this.frame.to_play !== seat || mode === "exam") return false;
    return mode !== "ask" || this.state.marksFrom === turn;
  }
  override close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.spoken.stop();
    super.close();
  }

  override touch(spot: Spot): void {
    this.skip();
    const { game, frame, you } = this;
    const held = frame.hands[spot.seat]?.includes(spot.card) ?? false;
    if (spot.seat !== you || !held || frame.to_play !== you) return this.tell(spot);
    if (this.state.pending) return;
    const reason = verdictOn(this.book, frame, spot.seat, spot.card);
    if (reason && !reason.legal && game.mode !== "free") {
      this.send({ do: "tried", card: spot.card }, false);
      if (game.mode === "ask") this.update({ marksFrom: game.turn });
      return this.refuse(spot, reason);
    }
    if (this.state.settings.confirm && this.state.selected !== spot.card)
      return this.update({ selected: spot.card, spot });
    this.update({
      pending: spot.card,
      selected: null,
      refusal: null,
      spot: null,
      motion: "play",
      assertive: "",
    });
    this.send({ do: "play", card: spot.card });
  }

  /** Another card was pressed: why it was played, or how it stands. */
  private tell(spot: Spot): void {
    this.look(spot);
    const reason = this.marks(spot.seat)
      ? verdictOn(this.book, this.frame, spot.seat, spot.card)
      : null;
    if (reason) this.say(this.sentence(reason, spot.seat, "name"));
  }

  override run(command: string): boolean {
    const { can } = this.game;
    switch (command) {
      case "undo":
      case "redo":
      case "next_deal":
      case "new_game":
      case "ask_redeal":
        this.skip();
        if (can[command]) this.send({ do: command });
        return can[command];
      case "agree":
      case "disagree":
        return this.send({ do: "answer_redeal", agree: command === "agree" });
      case "skip":
        return this.skip();
      default:
        return this.runShared(command);
    }
  }

  private send(message: Record<string, unknown>, wait = true): boolean {
    const heard = this.host.send({ ...message, turn: this.game.turn });
    if (!wait) return heard;
    clearTimeout(this.patience);
    if (heard) this.patience = setTimeout(() => this.unheard(), PATIENCE);
    else this.unheard();
    return heard;
  }
  private unheard(): void {
    this.update({ pending: null, silent: true, motion: "none" });
    this.alert(this.tr.t("ui.no_kernel"));
  }
  private heard(): void {
    clearTimeout(this.patience);
    if (this.state.silent) this.update({ silent: false, assertive: "" });
  }

  private hear(message: Record<string, unknown>): void {
    const { refused, turn } = message as {
      refused?: { card: string; reason: Reason | null };
      turn?: number;
    };
    if (!refused || (turn !== undefined && turn !== this.game.turn)) return;
    this.heard();
    this.update({ pending: null, motion: "none" });
    this.refuse({ seat: this.you ?? 0, card: refused.card }, refused.reason);
  }

  /** Frames and state may come one after the other in the same breath: both are read once. */
  private arrive(): void {
    if (this.arrived) return;
    this.arrived = true;
    queueMicrotask(() => {
      this.arrived = false;
      this.take(this.host.get<Frames>("frames"), this.host.get<TableTrait>("state"));
    });
  }

  take(book: Frames, game: TableTrait): void {
    this.heard();
    const before = this.game;
    const { at } = this.state;
    const old = this.book;
    this.spoken.add(gameSaid(this.teller, before, game, old, book));
    if (book === old) {
      this.update({ game, pending: null });
      return this.walking ? undefined : this.spoken.flush();
    }
    if (goesOn(old, at, book)) {
      this.update({ book, game, spot: null });
      if (book.frames.length > at + 1) this.walk();
      else this.update({ pending: null });
      return;
    }
    clearTimeout(this.timer);
    const fresh = book.frames[0]?.played === null && old.rounds !== book.rounds;
    const begin = fresh && isNewDeal(old, book) ? 0 : book.frames.length - 1;
    this.place(begin, { book, game, pending: null });
    if (begin === 0) this.spoken.add(moveSaid(this.teller, book, this.frame));
    this.walk();
  }

  private walk(): void {
    clearTimeout(this.timer);
    const { settings } = this.state;
    if (!this.walking) return this.arrivedAtEnd();
    const to = this.book.frames[this.state.at + 1];
    if (!to) return;
    const mine = to.played?.seat === this.you && to.played?.card === this.state.pending;
    const wait = waitBefore(this.frame, to, settings, mine);
    if (wait === null) return this.spoken.flush();
    if (wait === 0) return this.step();
    this.timer = setTimeout(() => this.step(), wait);
    this.spoken.pass(wait);
  }
  private step(): void {
    const flown = this.state.pending !== null;
    this.place(this.state.at + 1, { pending: null, ...(flown ? { spot: null } : {}) });
    if (flown) this.update({ motion: "none" });
    this.spoken.add(moveSaid(this.teller, this.book, this.frame));
    this.walk();
  }
  private arrivedAtEnd(): void {
    this.spoken.add(turnSaid(this.teller, this.book, this.frame, this.marks(this.you ?? -1)));
    this.spoken.flush();
  }

  /** Any click or key: everything that was still to come is there at once. */
  skip(): boolean {
    if (!this.walking) return false;
    clearTimeout(this.timer);
    const texts: string[] = [];
    for (const frame of this.book.frames.slice(this.state.at + 1))
      texts.push(moveSaid(this.teller, this.book, frame));
    this.place(this.last, { pending: null, motion: "none" });
    for (const text of texts) this.spoken.add(text);
    this.arrivedAtEnd();
    return true;
  }
}

const isNewDeal = (old: Frames, book: Frames): boolean => {
  const before = old.rounds[0];
  const after = book.rounds[0];
  return (
    before?.number !== after?.number ||
    before?.attempt !== after?.attempt ||
    before?.dealer !== after?.dealer ||
    JSON.stringify(old.frames[0]?.hands) !== JSON.stringify(book.frames[0]?.hands)
  );
};
