/** The controller of the replay: steps, side lines, autoplay. Questions are in asking.ts. */

import type { Host } from "../host";
import { bookOf } from "../shared/book";
import { Desk } from "../shared/desk";
import { keep } from "../shared/kept";
import {
  backFork,
  backOf,
  backRound,
  backTrick,
  branches,
  endOf,
  frameAt,
  hasGlyph,
  isMistake,
  nextFork,
  nextOf,
  nextRound,
  nextTrick,
  nextWhere,
  startOf,
} from "../shared/line";
import { plainText } from "../shared/prose";
import { playing } from "../shared/reasons";
import { backSaid, moveSaid, placeOf } from "../shared/speech";
import { gateTo, isHidden, openStop } from "../shared/stops";
import { join } from "../shared/teller";
import type { Answers, Reason, Seat, Spot } from "../types";
import { answer, hint, showAnswer } from "./asking";
import "./kit";
import { remarkOf } from "./remarks";
import { type ReplayState, replayFrom } from "./state";
import { openStudio, type Studio } from "./studio";

const PACE = 900;

export class ReplayDesk extends Desk<ReplayState> {
  readonly kind = "replay" as const;
  /** What-if and editing, once they have been asked for. */
  studio: Studio | null = null;
  #warned = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, now?: () => number) {
    super(host, replayFrom(host), now);
    this.state.at = this.#allowed(frameAt(this.book, this.state.at).id);
    host.watch(["frames", "at", "covered", "answers"], (name) => this.#traitChanged(name));
  }

  override isOpen(seat: Seat): boolean {
    if (this.frame.hands[seat] == null) return false;
    return !this.state.covered || seat === this.bottom || (!!this.stop && seat === this.asked);
  }
  override marks(seat: Seat): boolean {
    return this.tells(seat) && this.turn === seat;
  }
  override get free(): boolean {
    return !!this.studio?.free;
  }
  override tells(seat: Seat): boolean {
    return !this.stop || seat !== this.asked;
  }
  override close(): void {
    clearTimeout(this.#timer);
    super.close();
  }

  /** How much of the text of the record does not fit; empty where all does. */
  get unfit(): string {
    const n = this.book.faults?.length ?? 0;
    return n > 0 ? this.tr.t("ui.do.faults", { n }) : "";
  }
  /** The question that waits here. */
  get stop() {
    return openStop(this.book, this.state.at, this.state.answers);
  }
  get asked(): Seat | null {
    return this.frame.to_play;
  }
  get ways(): number[] {
    return this.stop ? [] : branches(this.book, this.state.at);
  }
  override seen(deal: number): boolean {
    const { book, round } = this;
    const place = book.rounds.findIndex(({ match }) => match === round.match) + deal;
    const end = book.frames.findLast((frame) => frame.round === place && frame.line === 0);
    return !end || !this.hidden(end.id);
  }
  hidden(id: number): boolean {
    return isHidden(this.book, id, this.state.answers);
  }
  refuseTry(spot: Spot, reason: Reason): void {
    this.refuse(spot, reason);
  }
  #allowed(id: number): number {
    return gateTo(this.book, id, this.state.answers) ?? id;
  }

  /** Goes to a frame, or to the question that stands before it, and says what is there. */
  go(target: number | null, how: "on" | "back" | "jump" = "jump", more: Partial<ReplayState> = {}) {
    if (target === null) return false;
    const id = this.#allowed(target);
    if (id === this.state.at) return false;
    this.place(id, { feedback: null, hint: 0, choice: 0, returnTo: null, ...more });
    this.host.set("at", id);
    this.say(join([this.#warned ? "" : this.unfit, this.#told(how)]));
    this.#warned = true;
    return true;
  }

  #told(how: "on" | "back" | "jump"): string {
    const { frame, teller, tr, stop } = this;
    const said = how === "back" ? backSaid(teller, frame) : moveSaid(teller, this.book, frame);
    const place = how === "jump" && frame.played ? tr.t("say.at", placeOf(this.round, frame)) : "";
    const remark = remarkOf(frame, this.round, tr.lang);
    return join([
      place,
      said,
      remark && how !== "back" && teller.level !== "short" ? plainText(remark.text, tr) : "",
      stop && `${tr.t("say.question")} ${plainText(stop.text, tr)}`,
    ]);
  }

  override touch(spot: Spot): void {
    this.pause();
    if (this.stop && spot.seat === this.asked) {
      answer(this, spot);
      return;
    }
    if (this.studio?.touch(spot)) return;
    const reason = this.verdict(spot);
    const on = this.ways.find((id) => {
      const { played } = frameAt(this.book, id);
      return played?.seat === spot.seat && played.card === spot.card;
    });
    if (on !== undefined && this.isOpen(spot.seat)) this.go(on, "on");
    else if (reason && !reason.legal && spot.seat === this.frame.to_play) this.refuse(spot, reason);
    else if (reason || !this.go(playing(this.book, this.frame, spot.card)?.id ?? null)) {
      this.lookAt(spot);
      if (reason) this.say(this.judged(reason, spot.seat, "name"));
    }
  }

  override run(command: string): boolean {
    const { book, state } = this;
    const { at } = state;
    if (command !== "play" && command !== "slower" && command !== "faster") this.pause();
    if (this.studio?.run(command)) return true;
    switch (command) {
      case "next":
        return this.go(this.ways[state.choice] ?? null, "on");
      case "prev":
        return this.go(backOf(book, at), "back");
      case "next_trick":
        return this.go(this.stop ? at : nextTrick(book, at));
      case "prev_trick":
        return this.go(backTrick(book, at), "back");
      case "next_round":
        return this.go(nextRound(book, at));
      case "prev_round":
        return this.go(backRound(book, at), "back");
      case "first":
        return this.#edge(startOf(book));
      case "last":
        return this.#edge(this.#allowed(endOf(book, at)));
      case "fork_next":
        return this.go(nextFork(book, at));
      case "fork_prev":
        return this.go(backFork(book, at), "back");
      case "branch_up":
        return this.#choose(-1);
      case "branch_down":
        return this.#choose(1);
      case "glyph":
        return this.#seek(hasGlyph);
      case "mistake":
        return this.#seek(isMistake);
      case "turn":
        this.update({ seat: (this.bottom + 1) % this.round.players, motion: "none" });
        return true;
      case "lines":
        this.update({ showLines: !state.showLines });
        return true;
      case "cover":
        this.update({ covered: !state.covered, motion: "none" });
        this.host.set("covered", this.state.covered);
        return true;
      case "whatif":
        openStudio(this);
        return true;
      case "hint":
        return hint(this) || this.runShared(command);
      case "show":
        return showAnswer(this);
      case "play":
        if (state.playing) this.pause();
        else this.#start();
        return true;
      case "slower":
        return this.#pace(Math.max(0.25, state.speed / 2));
      case "faster":
        return this.#pace(Math.min(4, state.speed * 2));
      default:
        return this.runShared(command);
    }
  }

  #edge(target: number): boolean {
    const { at, returnTo } = this.state;
    if (target === at) return returnTo === null ? false : this.go(returnTo);
    return this.go(target, "jump", { returnTo: at });
  }

  #choose(step: number): boolean {
    const { ways } = this;
    if (ways.length < 2) return false;
    const choice = (this.state.choice + step + ways.length) % ways.length;
    this.update({ choice, showLines: true });
    const { played } = frameAt(this.book, ways[choice] as number);
    if (played)
      this.say(
        this.tr.t("say.choice", {
          i: choice + 1,
          n: ways.length,
          card: this.tr.card(played.card, "name"),
        }),
      );
    return true;
  }

  #seek(fits: Parameters<typeof nextWhere>[2]): boolean {
    const found = nextWhere(this.book, this.state.at, fits);
    if (found === null) this.say(this.tr.t("say.no_more"));
    return this.go(found);
  }

  #pace(speed: number): true {
    keep({ speed });
    this.update({ speed });
    return true;
  }
  #start(): void {
    if (nextOf(this.book, this.state.at) === null && !this.go(startOf(this.book))) return;
    this.update({ playing: true });
    this.#tick();
  }
  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.state.playing) return;
      if (!this.go(this.ways[0] ?? null, "on") || this.stop) return this.pause();
      this.#tick();
    }, PACE / this.state.speed);
  }
  pause(): void {
    clearTimeout(this.#timer);
    if (this.state.playing) this.update({ playing: false });
  }

  #traitChanged(name: string): void {
    const { host } = this;
    if (name === "frames") {
      const book = bookOf(host);
      this.update({ book, answers: host.get<Answers>("answers") });
      this.place(this.#allowed(host.get("at")), { book, feedback: null, hint: 0, choice: 0 });
    } else if (name !== "at") this.update({ [name]: host.get(name) });
    else this.go(host.get<number>("at"));
  }
}
