/** What every widget shows, and how it says it: the cards of the step shown, names, reasons. */

import type { Host } from "../host";
import type { Layout } from "../layout/rows";
import { type Translator, translator } from "../messages";
import type { Code, Frame, Frames, Reason, Round, Seat, Sheet, Spot, Trick } from "../types";
import { frameAt } from "./line";
import { sorted } from "./order";
import type { ProjectorPart } from "./projector";
import { type Said, verdictOn } from "./reasons";
import { kindOf } from "./rounds";
import type { Shared } from "./state";
import { heldSaid, reasonSaid, seatName, type Teller } from "./teller";

export abstract class Showing<S extends Shared = Shared> {
  tr: Translator;
  abstract readonly kind: "replay" | "table";
  /** Which of the widgets on the page this is, from 1; it tells their names apart. */
  no = 1;
  /** The table on the wall, while it is shown there. */
  projector: ProjectorPart | null = null;

  constructor(
    readonly host: Host,
    public state: S,
  ) {
    this.tr = translator(state.lang, state.indices);
  }

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

  get book(): Frames {
    return this.state.book;
  }
  get frame(): Frame {
    const frame = frameAt(this.state.book, this.state.at);
    return this.projector?.veil(frame) ?? frame;
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
  explain({ reason, seat, held }: Omit<Said, "card">, style: "sign" | "name" = "sign"): string {
    return held ? this.judged(reason, seat, style) : this.sentence(reason, seat, style);
  }
  /** The verdict on a card that a seat holds. */
  verdict({ seat, card }: Spot): Reason | null {
    return verdictOn(this.book, this.frame, seat, card);
  }
}
