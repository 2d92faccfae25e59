/** Asks Python for hints and for what the cards are worth, and keeps the answers to this position. */

import type { Advised, Advice as Opened } from "../shared/advice";
import type { Code, Seat, Spot } from "../types";
import type { Mark } from "../view/card";
import { draw } from "./draw";
import { basisSaid, hintSaid, noneSaid, numberOf, unitSaid, worthSaid } from "./said";

export const HOW = ["hidden", "all", "selfish"] as const;
export type How = (typeof HOW)[number];
export type Unit = "pot" | "last" | "points";

/** What each card of a seat is worth; without moves nobody can say, and `none` is why. */
export interface Worth {
  seat: Seat;
  how: How;
  none?: string;
  unit: Unit;
  worlds: number;
  lowest: boolean;
  close: boolean;
  best: Code[];
  moves: { move: Code; value: number; error: number }[];
}

export interface Hint {
  seat: Seat;
  /** 1 the duty, 2 the suit, 3 the card. */
  stage: number;
  suit?: string | null;
  card?: Code;
  why?: "only" | "thumb" | "close" | "best";
  value?: number;
  next?: number;
  unit?: Unit;
  worlds?: number;
}

/** Stepping through a hand asks for nothing until it rests here for so long. */
export const REST = 150;
/** After this long without an answer we say that Python may have stopped. */
export const PATIENCE = 10_000;

export class Advice implements Opened {
  on = false;
  how: How = "hidden";
  worth: Worth | null = null;
  hint: Hint | null = null;
  /** Why there is no answer. */
  trouble = "";
  /** The position that the answers belong to, and the one for which values have been asked. */
  #at = "";
  #asked = "";
  /** Values that were just switched on are spoken. */
  #toSay = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Advised) {
    desk.host.listen((message) => {
      if (message.kind === "advice") this.#hear(message);
    });
    desk.onChange(() => this.#moved());
    this.#moved();
  }

  /** The place that a question is about, as Python knows it. */
  get #where() {
    const { desk } = this;
    if (desk.kind === "table") return { turn: desk.game.turn };
    return { turn: desk.host.get<number>("revision") ?? 0, at: desk.state.at };
  }
  /** Whose cards may be spoken of: they lie open, and no question of the record waits. */
  get seat(): Seat | null {
    const { desk } = this;
    const { turn } = desk;
    const free = desk.kind === "table" ? desk.myTurn : !desk.stop;
    return free && turn !== null && desk.isOpen(turn) ? turn : null;
  }
  /** The ways of weighing that may be chosen: hands that are covered stay so. */
  get ways(): readonly How[] {
    const { desk } = this;
    const open = desk.kind === "replay" && desk.book.viewer === null && !desk.state.covered;
    return open ? HOW : HOW.slice(0, 1);
  }

  run(command: string): boolean {
    if (command === "worth") {
      this.on = !this.on;
      this.#toSay = this.on;
      this.#asked = "";
      this.worth = null;
      this.trouble = "";
      this.#moved(true);
      this.desk.update({});
      return true;
    }
    if (this.seat === null) return false;
    if (this.hint?.stage === 3) this.desk.say(hintSaid(this, this.hint, "name"));
    else this.#ask("hint");
    return true;
  }
  choose(how: How): void {
    this.how = how;
    this.on = false;
    this.run("worth");
  }

  /** Answers belong to one position; at the next one they are gone, and values are asked anew. */
  #moved(atOnce = this.desk.kind === "table"): void {
    const at = JSON.stringify(this.#where);
    if (this.#at !== at) {
      this.#at = at;
      this.hint = null;
      this.worth = null;
      this.trouble = "";
    }
    if (!this.on || this.seat === null || this.#asked === at) return;
    if (!this.ways.includes(this.how)) this.how = "hidden";
    this.#asked = at;
    clearTimeout(this.#rest);
    if (atOnce) this.#ask("worth");
    else this.#rest = setTimeout(() => this.#asked === this.#at && this.#ask("worth"), REST);
  }

  #ask(wish: "hint" | "worth"): void {
    const { desk, how } = this;
    const kind = desk.kind === "replay" && { kind: "advice" };
    clearTimeout(this.#patience);
    if (desk.host.send({ ...kind, do: wish, ...(wish === "worth" && { how }), ...this.#where }))
      this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
    else this.#unheard();
  }
  #unheard(): void {
    this.trouble = this.desk.tr.t("ui.advice.kernel");
    this.desk.alert(this.trouble);
  }

  #hear(message: Record<string, unknown>): void {
    const { desk } = this;
    const where = Object.entries(this.#where);
    clearTimeout(this.#patience);
    if (where.some(([name, value]) => (message[name] ?? value) !== value)) return;
    if (message.error) {
      this.trouble = desk.tr.t("error.not_now");
      desk.alert(this.trouble);
    } else if (message.do === "hint") {
      this.hint = message as unknown as Hint;
      desk.say(hintSaid(this, this.hint, "name"));
    } else if (this.on && message.how === this.how) {
      this.worth = message as unknown as Worth;
      if (this.#toSay) desk.say(worthSaid(this, this.worth));
      this.#toSay = false;
      desk.update({});
    }
  }

  mark({ seat, card }: Spot): Mark {
    const { worth, hint, desk } = this;
    if (this.seat !== seat) return {};
    const one = worth?.moves?.find(({ move }) => move === card);
    const suggested = hint?.card === card;
    if (!one || !worth) return suggested ? { suggested } : {};
    const best = worth.best.includes(card);
    const { tr } = desk;
    return {
      ...(suggested && { suggested }),
      badge: (
        <span class="fk-worth" data-part="badge" data-best={best || undefined} aria-hidden="true">
          {numberOf(tr, worth.unit, one.value)}
        </span>
      ),
      said: unitSaid(tr, worth, one, best),
    };
  }

  /** What the panel says of the values. */
  get basis(): string {
    const { worth } = this;
    if (!worth) return this.seat === null ? "" : this.desk.tr.t("ui.advice.wait");
    return worth.none ? noneSaid(this, worth) : basisSaid(this, worth);
  }

  draw() {
    return draw(this);
  }
}
