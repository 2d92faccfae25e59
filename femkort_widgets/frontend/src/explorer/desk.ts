/** The controller of the explorer: choices and cards go to Python, what they change is spoken. */

import type { Host } from "../host";
import { bookOf } from "../shared/book";
import { Desk } from "../shared/desk";
import { PATIENCE } from "../shared/patience";
import { movesOf } from "../shared/reasons";
import { kindOf } from "../shared/rounds";
import { backSaid, moveSaid, stageSaid } from "../shared/speech";
import { join, seatName } from "../shared/teller";
import type { Reason, Seat, Spot, Trouble } from "../types";
import { Marks } from "./marks";
import { OtherDesk } from "./other";
import { changedSaid, differencesSaid, foundSaid, troubleSaid } from "./said";
import {
  type ExplorerState,
  type ExplorerTrait,
  endOf,
  explorerFrom,
  type SideName,
} from "./state";

/** Who tells what comes of a state: the view that asked, else the first of them that hears of it. */
const voices = new WeakMap<ExplorerTrait, ExplorerDesk>();

interface Heard {
  refused?: { card: string; seat: Seat | null; reason: Reason | null };
  error?: Trouble;
  turn?: number;
}

export class ExplorerDesk extends Desk<ExplorerState> {
  readonly kind = "table" as const;
  /** The second table. */
  second: OtherDesk | null = null;
  /** It stays when it is put away, and comes again. */
  #other: OtherDesk | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What Python is asked for: the first is on its way, the others follow its answer. */
  #wishes: Record<string, unknown>[] = [];

  constructor(host: Host, now?: () => number) {
    super(host, explorerFrom(host), now);
    this.advice = new Marks(this, "a");
    this.#seat();
    host.watch(["state", "covered"], (name) => this.#changed(name));
    host.listen((message) => this.#hear(message));
  }

  get game(): ExplorerTrait {
    return this.state.game;
  }
  override get you(): Seat | null {
    return null;
  }
  /** Whoever is to play sits at the bottom where no seat has been chosen. */
  override get bottom(): Seat {
    const { frame, state } = this;
    return state.seat ?? frame.to_play ?? frame.played?.seat ?? 0;
  }
  override isOpen(seat: Seat): boolean {
    return !this.state.covered || seat === this.bottom;
  }
  override marks(): boolean {
    return !this.frame.over;
  }
  override tells(): boolean {
    return !this.frame.over;
  }
  override region(): string {
    const { frame, round, tr, no } = this;
    return tr.t("explorer.region", {
      no,
      game: tr.t(`game.${round.game}`),
      ...kindOf(this),
      stage: stageSaid(this, frame),
      name: frame.to_play === null ? "none" : seatName(this, frame.to_play),
    });
  }
  override update(patch: Partial<ExplorerState>): void {
    this.state = { ...this.state, ...patch };
    this.second?.follow();
    super.update({});
  }
  override close(): void {
    clearTimeout(this.#patience);
    if (voices.get(this.game) === this) voices.delete(this.game);
    super.close();
  }

  /** A second table where there are rules to compare with. */
  #seat(): void {
    if (this.game.sides.length > 1) this.#other ??= new OtherDesk(this);
    this.second = this.game.sides.length > 1 ? this.#other : null;
    this.second?.follow();
  }

  override touch(spot: Spot): void {
    this.offer(this, spot, "a");
  }
  /** A card of whoever is to play is played or refused; of any other it is told how it stands. */
  offer(desk: ExplorerDesk | OtherDesk, spot: Spot, side: SideName): void {
    const { frame } = desk;
    const reason = desk.verdict(spot);
    const held = movesOf(frame, spot.seat).includes(spot.card);
    const waits = spot.seat !== frame.to_play || (side === "b" && this.parted);
    if (!held || waits || !reason) {
      desk.lookAt(spot);
      if (reason) this.say(desk.judged(reason, spot.seat, "name"));
    } else if (reason.legal) this.#send({ do: "play", card: spot.card, side });
    else desk.turnDown(spot, reason);
  }
  turnDown(spot: Spot, reason: Reason | null): void {
    this.refuse(spot, reason);
  }
  /** Whether the play at the second table has come to its end before that of the first. */
  get parted(): boolean {
    return this.game.lines.some(({ key }) => key === "parted");
  }

  override run(command: string): boolean {
    const { can } = this.game;
    switch (command) {
      case "undo":
      case "redo":
      case "next_trick":
      case "swap":
      case "find":
        return can[command] && this.#send({ do: command });
      case "first":
        return can.undo && this.#send({ do: command });
      case "last":
        return can.next_trick && this.#send({ do: command });
      case "deal":
      case "compare":
        return this.#send({ do: command });
      case "cover":
        this.update({ covered: !this.state.covered, motion: "none" });
        this.host.set("covered", this.state.covered);
        return true;
      default:
        return this.runShared(command);
    }
  }

  /** A choice made otherwise. */
  agree(side: SideName, key: string, value: unknown): void {
    this.#send({ do: "agree", side, key, value });
  }
  /** A deal in which this one choice matters. */
  findFor(key: string): void {
    this.#send({ do: "find", key });
  }
  ask(wish: "number" | "dealer", value: number): void {
    this.#send({ do: wish, [wish === "dealer" ? "seat" : "number"]: value });
  }
  sit(seat: Seat | null): void {
    this.host.set("seat", seat);
    this.update({ seat, motion: "none" });
  }

  /** One wish at a time; a card is played as it is seen, so not before the answer. */
  #send(wish: Record<string, unknown>): boolean {
    if (this.#wishes.length === 0) {
      this.update({ trouble: null });
      this.#wishes = [wish];
      this.#ask();
    } else if (wish.do !== "play") this.#wishes.push(wish);
    return true;
  }
  #ask(): void {
    const { can, turn } = this.game;
    const [wish] = this.#wishes;
    if (!wish) return;
    if (!wish.key && can[wish.do as "undo"] === false) this.#answered();
    else {
      voices.set(this.game, this);
      if (this.host.send({ ...wish, turn }))
        this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
      else this.#unheard();
    }
  }
  #answered(): void {
    clearTimeout(this.#patience);
    this.#wishes.shift();
    this.#ask();
  }
  #unheard(): void {
    this.#wishes = [];
    this.#trouble({ key: "explorer.no_kernel", data: {} });
  }
  /** An explorer may be shown more than once: one of its views speaks. */
  #takesTheWord(): boolean {
    const { game } = this;
    if (!voices.has(game)) voices.set(game, this);
    return voices.get(game) === this;
  }
  #trouble(trouble: Trouble): void {
    this.update({ trouble });
    this.alert(troubleSaid(this, trouble));
  }

  #changed(name: string): void {
    const { host } = this;
    if (name === "covered") {
      this.update({ covered: host.get<boolean>("covered"), motion: "none" });
      return;
    }
    const before = this.frame;
    const speaks = this.#takesTheWord();
    const book = bookOf(host);
    const game = host.get<ExplorerTrait>("state");
    const { spot } = this.state;
    const trouble = this.#wishes.length > 0 ? this.state.trouble : null;
    this.place(endOf(book, "a"), { book, game, trouble, copied: "", seat: host.get("seat") });
    this.#seat();
    if (spot && movesOf(this.frame, spot.seat).includes(spot.card)) this.lookAt(spot);
    if (speaks) this.say(this.#told(before.ply, before.round === this.frame.round));
    this.#answered();
  }

  /** What has come of a wish: what changed, what was found, the card played. */
  #told(before: number, same: boolean): string {
    const { frame, teller, game } = this;
    const changed = changedSaid(this, "name");
    const moved =
      frame.ply < before && same ? backSaid(teller, frame) : moveSaid(teller, this.book, frame);
    return join([
      foundSaid(this) || changed || moved,
      game.sides.length > 1 && !changed && differencesSaid(this),
    ]);
  }

  #hear({ refused, error, turn }: Heard): void {
    if (!(refused || error) || (turn !== undefined && turn < this.game.turn)) return;
    if (this.#takesTheWord()) {
      if (error) this.#trouble(error);
      if (refused)
        this.refuse({ seat: refused.seat ?? this.bottom, card: refused.card }, refused.reason);
    }
    this.#answered();
  }
}
