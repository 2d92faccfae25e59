/** The second table: the same desk, seen through other rules. It keeps nothing of its own but a refusal. */

import { Desk } from "../shared/desk";
import type { Refusal } from "../shared/state";
import type { Code, Reason, Seat, Spot } from "../types";
import type { ExplorerDesk } from "./desk";
import { Marks } from "./marks";
import { type ExplorerState, endOf } from "./state";

const OURS = "b:";

export class OtherDesk extends Desk<ExplorerState> {
  readonly kind = "table" as const;
  #refusal: Refusal | null = null;

  constructor(readonly first: ExplorerDesk) {
    super(first.host, first.state);
    this.advice = new Marks(first, "b");
    this.follow();
  }

  /** What the first desk shows, at this table. */
  follow(): void {
    const { state, tr } = this.first;
    const cited = state.cited.startsWith(OURS) ? state.cited.slice(OURS.length) : "";
    if (!state.spot) this.#refusal = null;
    this.state = { ...state, at: endOf(state.book, "b"), cited, refusal: this.#refusal };
    this.tr = tr;
  }
  override update(patch: Partial<ExplorerState>): void {
    const { refusal, ...rest } = patch;
    if (refusal !== undefined) this.#refusal = refusal;
    this.first.update(rest);
  }
  override cite(place: string, text: string): void {
    this.first.cite(OURS + place, text);
  }
  override get you(): Seat | null {
    return null;
  }
  override get bottom(): Seat {
    return this.first.bottom;
  }
  override inOrder(hand: readonly Code[]): Code[] {
    return this.first.inOrder(hand);
  }
  override isOpen(seat: Seat): boolean {
    return this.first.isOpen(seat);
  }
  override marks(): boolean {
    return !this.frame.over;
  }
  override tells(): boolean {
    return !this.frame.over;
  }
  override run(command: string): boolean {
    return this.first.run(command);
  }
  override touch(spot: Spot): void {
    this.first.offer(this, spot, "b");
  }
  turnDown(spot: Spot, reason: Reason | null): void {
    this.refuse(spot, reason);
  }
}
