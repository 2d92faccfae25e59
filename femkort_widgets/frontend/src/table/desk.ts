/** The controller of the table: your card goes to Python, refusals are answered on the spot. */

import type { Host } from "../host";
import { type Layout, withCard } from "../layout/rows";
import { PATIENCE } from "../shared/patience";
import { movesOf } from "../shared/reasons";
import { troubleSaid } from "../shared/trouble";
import type {
  Code,
  Frames,
  Reason,
  Redeal,
  Seat,
  Spot,
  TableTrait,
  Trick,
  Trouble,
} from "../types";
import { asksYou, requestSaid, stopSaid } from "./events";
import { PacedDesk } from "./paced";

/** The viewer of frames that show no hand. */
const NOBODY = -1;

/** After a hand has been uncovered, presses meant for the curtain play no card for so long. */
export const GUARD = 400;

interface Heard {
  refused?: { card: string; reason: Reason | null };
  error?: Trouble;
  turn?: number;
}

export class TableDesk extends PacedDesk {
  readonly kind = "table" as const;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #hurried = false;
  /** The turn at which the curtain was taken, and when it opened. */
  #looked = 0;
  #openedAt = Number.NEGATIVE_INFINITY;

  constructor(host: Host, now?: () => number) {
    super(host, now);
    host.listen((message) => this.#hear(message));
  }

  /** A request for better cards that waits for your word; nobody plays before it is given. */
  get request(): Redeal | null {
    const { redeal } = this.game;
    return !this.walking && asksYou(redeal, this.you ?? this.#somebody) ? redeal : null;
  }
  /** A person at the table, whoever looks at the screen. */
  get #somebody(): Seat | null {
    const { bots } = this.game;
    return this.book.viewer === NOBODY
      ? this.round.seats.findIndex((_, seat) => !bots.includes(seat))
      : null;
  }
  /** Who is to take the screen, once everything has been shown. */
  get curtain(): Seat | null {
    return this.walking ? null : (this.game.curtain ?? null);
  }
  override get bottom(): Seat {
    return this.curtain ?? this.state.seat ?? this.game.curtain ?? this.#somebody ?? super.bottom;
  }
  override get you(): Seat | null {
    return this.curtain === null ? super.you : null;
  }
  /** Nothing more is played in this deal, be it over or cut short. */
  get ended(): boolean {
    const { can, match } = this.game;
    return !this.walking && (match.over || can.next_deal);
  }
  override get coming(): Code | null {
    return this.state.pending;
  }
  override get trick(): Trick {
    const { coming, you } = this;
    const { trick } = this.frame;
    if (!coming || you === null) return trick;
    const { cards, seats } = trick.winner === null ? trick : { cards: [], seats: [] };
    return { cards: [...cards, coming], seats: [...seats, you], winner: null, why: null };
  }
  override get layout(): Layout | undefined {
    const { layout } = this.frame;
    return layout && this.coming ? withCard(layout, this.coming) : layout;
  }
  override get newest(): Spot | null {
    const { coming: card, you: seat } = this;
    return card && seat !== null ? { seat, card } : super.newest;
  }
  override get turn(): Seat | null {
    return this.request || this.ended ? null : this.frame.to_play;
  }
  get myTurn(): boolean {
    const { turn, you } = this;
    return !this.walking && this.state.pending === null && you !== null && turn === you;
  }
  override get free(): boolean {
    return this.game.mode === "free";
  }
  override isOpen(seat: Seat): boolean {
    return this.frame.hands[seat] != null;
  }
  override marks(seat: Seat): boolean {
    const { mode, turn } = this.game;
    if (this.walking || this.turn !== seat || mode === "exam") return false;
    return mode !== "ask" || this.state.marksFrom === turn;
  }
  override tells(seat: Seat): boolean {
    const { mode } = this.game;
    if (this.ended) return false;
    const asleep = this.frame.to_play !== seat && (mode === "explain" || mode === "free");
    return asleep || this.marks(seat);
  }
  override close(): void {
    clearTimeout(this.#patience);
    super.close();
  }

  /** A key or press during the bots' cards shows them, and that same press plays none of yours. */
  hurry(): void {
    this.#hurried = this.skip();
  }
  override touch(spot: Spot): void {
    const late = this.skip() || this.#hurried;
    this.#hurried = false;
    if (late || this.now() - this.#openedAt < GUARD) return;
    const { frame, you } = this;
    const held = movesOf(frame, spot.seat).includes(spot.card);
    const mine = held && spot.seat === you && (frame.to_play === you || this.free);
    if (!mine || this.ended) this.#tell(spot);
    else if (this.request) this.alert(requestSaid(this.teller, this.request));
    else if (!this.state.pending) this.#offer(spot);
  }

  /** One of your cards at your turn: refused here, chosen, or sent to Python. */
  #offer(spot: Spot): void {
    const { mode, turn } = this.game;
    const reason = this.verdict(spot);
    if (reason && !reason.legal && !this.free) {
      this.#send({ do: "tried", card: spot.card }, false);
      if (mode === "ask") this.update({ marksFrom: turn });
      this.refuse(spot, reason);
    } else if (this.state.settings.confirm && this.state.selected !== spot.card) {
      this.update({ selected: spot.card, spot });
    } else {
      this.update({
        pending: spot.card,
        selected: null,
        refusal: null,
        spot: null,
        motion: "play",
        assertive: "",
      });
      this.#send({ do: "play", card: spot.card });
    }
  }

  /** Another card was pressed: how it stands. */
  #tell(spot: Spot): void {
    this.lookAt(spot);
    const reason = this.verdict(spot);
    if (reason && this.tells(spot.seat)) this.say(this.judged(reason, spot.seat, "name"));
  }

  override run(command: string): boolean {
    const { can, turn } = this.game;
    switch (command) {
      case "undo":
      case "redo":
      case "next_deal":
      case "new_game":
      case "ask_redeal":
        this.skip();
        if (can[command]) this.#send({ do: command });
        return can[command] === true;
      case "look":
        if (can.look && this.#looked !== turn) this.#send({ do: command });
        this.#looked = turn;
        return can.look === true;
      case "stop":
        this.skip();
        this.update({ stopping: can.stop === true });
        if (can.stop) this.say(stopSaid(this));
        return can.stop === true;
      case "stop_now":
        this.update({ stopping: false });
        return this.#send({ do: "stop" });
      case "keep":
        this.update({ stopping: false });
        return true;
      case "close":
        if (!this.state.stopping || this.state.pane) return this.runShared(command);
        this.update({ stopping: false });
        return true;
      case "agree":
      case "disagree":
        return this.#send({ do: "answer_redeal", agree: command === "agree" });
      default:
        return this.runShared(command);
    }
  }

  #send(message: Record<string, unknown>, wait = true): boolean {
    const heard = this.host.send({ ...message, turn: this.game.turn });
    if (!wait) return heard;
    this.update({ stopping: false });
    clearTimeout(this.#patience);
    if (heard) this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
    else this.#unheard();
    return heard;
  }
  #unheard(): void {
    this.update({ pending: null, silent: true, motion: "none" });
    this.alert(this.tr.t("ui.no_kernel"));
  }
  #heard(): void {
    clearTimeout(this.#patience);
    if (this.state.silent) this.update({ silent: false, assertive: "" });
  }

  protected override take(book: Frames, game: TableTrait): void {
    this.#heard();
    if (this.game.curtain != null && game.curtain == null) this.#openedAt = this.now();
    super.take(book, game);
  }

  #hear({ refused, error, turn }: Heard): void {
    if (!(refused || error) || (turn !== undefined && turn < this.game.turn)) return;
    this.#heard();
    this.update({ pending: null, motion: "none" });
    if (error) this.alert(troubleSaid(this.tr, error));
    if (refused) this.refuse({ seat: this.you ?? 0, card: refused.card }, refused.reason);
  }
}
