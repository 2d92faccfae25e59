/** The table on the wall: everything large, one key that goes on, and questions before answers. */

import { remarkOf } from "../replay/remarks";
import type { Press, Zone } from "../shared/keys";
import { backOf, frameAt } from "../shared/line";
import type { Parts, Projected, ProjectorPart } from "../shared/projector";
import { plainText } from "../shared/prose";
import { join } from "../shared/teller";
import type { Frame } from "../types";
import { commandAt, keyList } from "./keys";
import { answered, asked, hidden, type Question, questionOf, reasonsOf } from "./questions";
import { Screen } from "./screen";
import { draw } from "./view";

export class Projector implements ProjectorPart {
  asking: boolean;
  covered = false;
  readonly screen: Screen;
  /** How many hands went up for each choice, by question. */
  readonly #tallies = new Map<string, Record<string, number>>();
  readonly #told = new Set<string>();
  #looking = false;
  #spoken = "";

  constructor(readonly desk: Projected) {
    this.asking = desk.host.get("projector") === "ask";
    this.screen = new Screen(() => this.#onScreen());
    desk.onChange(() => this.#changed());
    desk.host.watch(["projector"], () => this.#wished());
  }

  /** The frame as it is, with nothing taken away. */
  get real(): Frame {
    return frameAt(this.desk.book, this.desk.state.at);
  }
  /** Where we are; the same step of another deal or line is another place. */
  get #place(): string {
    const { desk, real } = this;
    const { match, number, attempt } = desk.book.rounds[real.round] ?? {};
    return [match, number, attempt, real.id, real.played?.card].join();
  }
  /** What can be asked here, be it answered or not. */
  get question(): Question | null {
    if (this.#looking) return null;
    this.#looking = true;
    const found = questionOf(this.desk, this.real, this.asking);
    this.#looking = false;
    return found;
  }
  /** Whether the question waits for its answer. */
  isOpen(question: Question): boolean {
    const { desk } = this;
    if (question.kind === "stop") return desk.kind === "replay" && desk.stop !== null;
    return !this.#told.has(this.#place);
  }
  get open(): Question | null {
    const { question } = this;
    return question && this.isOpen(question) ? question : null;
  }
  get votes(): Record<string, number> {
    return this.#tallies.get(this.#place) ?? {};
  }
  vote(choice: string, n: number): void {
    this.#tallies.set(this.#place, { ...this.votes, [choice]: n });
    this.desk.update({});
  }
  /** The comment of the record; not before its question is answered. */
  get note(): string {
    const { desk } = this;
    if (desk.kind === "table" || this.open) return "";
    const remark = remarkOf(this.real, desk.round, desk.tr.lang);
    return remark ? plainText(remark.text, desk.tr, "sign") : "";
  }

  veil(frame: Frame): Frame {
    const { open, desk } = this;
    let shown = frame;
    if (open) {
      const before = backOf(desk.book, frame.id);
      shown = hidden(frame, open.kind, before === null ? null : frameAt(desk.book, before));
    }
    if (!this.covered) return shown;
    const asks = open && open.kind !== "who" ? open.seat : null;
    return { ...shown, hands: shown.hands.map((hand, seat) => (seat === asks ? hand : null)) };
  }
  key(press: Press, zone: Zone): string | null {
    return commandAt(press, zone, this.desk.state.pane !== null, this.screen.filled === "page");
  }
  get keys() {
    return keyList(this.desk.kind);
  }
  draw(parts: Parts) {
    return draw(this, parts);
  }

  run(command: string): boolean {
    const { desk, screen } = this;
    switch (command) {
      case "projector":
        if (screen.filled) screen.leave();
        else screen.fill();
        desk.update({});
        return true;
      case "projector.open":
        desk.update({});
        return true;
      case "projector.leave":
        screen.leave();
        desk.host.set("projector", false);
        this.#off();
        return true;
      case "projector.next":
        this.#next();
        return true;
      case "projector.back":
        return desk.run(desk.kind === "replay" ? "prev" : "undo");
      case "projector.cover":
        this.covered = !this.covered;
        desk.update({ motion: "none" });
        desk.say(desk.tr.t(`ui.projector.${this.covered ? "covered" : "shown"}`));
        return true;
      case "projector.ask":
        this.asking = !this.asking;
        this.#spoken = "";
        desk.update({});
        return true;
      case "projector.note":
        return this.note !== "" && desk.unveil(this.note);
      default:
        return false;
    }
  }

  /** First the answer to what is asked, then the next card. */
  #next(): void {
    const { desk, open } = this;
    if (open) this.#reveal(open);
    else if (desk.kind === "replay") desk.run("next");
    else if (desk.walking) desk.step();
    else if (desk.game.can.next_deal && !desk.game.match.over) desk.run("next_deal");
    else if (desk.myTurn) desk.say(desk.tr.t("ui.your_turn"));
  }
  #reveal(open: Question): void {
    const { desk } = this;
    if (open.kind === "stop") {
      desk.run("show");
      return;
    }
    this.#told.add(this.#place);
    desk.update({ motion: "none" });
    const why = open.kind === "who" ? reasonsOf(desk, this.real, open, "name") : [];
    desk.say(join([answered(desk, this.real, open, "name"), ...why.map(({ text }) => text)]));
  }

  /** A question is read aloud where one comes to it, after what has just been played. */
  #changed(): void {
    const { desk } = this;
    const place = this.#place;
    if (desk.projector !== this || place === this.#spoken) return;
    this.#spoken = place;
    queueMicrotask(() => {
      const { open } = this;
      if (open && open.kind !== "stop" && desk.projector === this)
        desk.say(join([desk.state.polite.trim(), asked(desk, this.real, open, "name")]));
    });
  }

  #onScreen(): void {
    const { desk, screen } = this;
    if (screen.refused) desk.alert(desk.tr.t("ui.projector.page"));
    if (!screen.filled && !desk.host.get("projector")) this.#off();
    desk.update({});
  }
  #off(): void {
    const { desk } = this;
    desk.projector = null;
    if (desk.kind === "table") desk.skip();
    desk.update({ motion: "none" });
  }
  /** Python has changed its mind. */
  #wished(): void {
    if (this.desk.projector !== this) return;
    const wish = this.desk.host.get<boolean | "ask">("projector");
    this.asking = wish === "ask" || (wish !== false && this.asking);
    if (!wish && !this.screen.filled) this.#off();
    else this.desk.update({});
  }
}
