/** The controller of a quiz: choices are made here, Python says what they are worth. */

import type { Host } from "../host";
import { type Layout, withCard } from "../layout/rows";
import { bookOf } from "../shared/book";
import { Desk } from "../shared/desk";
import { PATIENCE } from "../shared/patience";
import { plainText } from "../shared/prose";
import { spokenOf } from "../shared/state";
import { join } from "../shared/teller";
import type { Code, Seat, Spot, Trick } from "../types";
import { Marker } from "./marker";
import { type Asked, chosenIn, NONE, type QuizState, type QuizTrait, quizFrom } from "./state";

/** What of the commands of all widgets has a place here. */
const SHARED = new Set(
  "keys settings defaults close diagram last_trick score whole pass".split(" "),
);

export class QuizDesk extends Desk<QuizState> {
  /** One sits at a question as at a table. */
  readonly kind = "table" as const;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #arriving = false;

  constructor(host: Host, now?: () => number) {
    super(host, quizFrom(host), now);
    this.advice = new Marker(this);
    host.watch(["frames", "state"], () => this.#arrive());
    this.#speakTo();
  }

  get quiz(): QuizTrait {
    return this.state.quiz;
  }
  get asked(): Asked | null {
    return this.quiz.question;
  }
  /** Whether something can be chosen now. */
  get takes(): boolean {
    return !this.state.pending && this.asked?.takes === true;
  }
  override get you(): Seat | null {
    return this.asked?.seat ?? null;
  }
  override get coming(): Code | null {
    return this.asked?.laid ? this.asked.card : null;
  }
  override get turn(): Seat | null {
    return this.coming ? null : this.frame.to_play;
  }
  override get trick(): Trick {
    const { trick, to_play } = this.frame;
    const { coming } = this;
    if (!coming || to_play === null || this.frame.layout) return trick;
    const { cards, seats } = trick.winner === null ? trick : { cards: [], seats: [] };
    return { cards: [...cards, coming], seats: [...seats, to_play], winner: null, why: null };
  }
  override get layout(): Layout | undefined {
    const { layout } = this.frame;
    return layout && this.coming ? withCard(layout, this.coming) : layout;
  }
  override get newest(): Spot | null {
    const { coming: card } = this;
    const { to_play: seat } = this.frame;
    return card && seat !== null ? { seat, card } : super.newest;
  }
  override isOpen(seat: Seat): boolean {
    return this.frame.hands[seat] != null;
  }
  override marks(seat: Seat): boolean {
    return this.quiz.mode === "explain" && this.turn === seat;
  }
  override tells(seat: Seat): boolean {
    return this.marks(seat);
  }
  override close(): void {
    clearTimeout(this.#patience);
    super.close();
  }

  /** Whether this card of a hand can be an answer. */
  offers({ seat, card }: Spot): boolean {
    const { asked } = this;
    return asked?.cards === true && seat === asked.seat && this.#has(card);
  }
  #has(key: string): boolean {
    return this.asked?.choices.some((choice) => choice.key === key) === true;
  }
  override touch(spot: Spot): void {
    if (this.offers(spot) && this.takes) this.choose(spot.card);
    this.lookAt(spot);
    const reason = this.verdict(spot);
    if (reason && this.tells(spot.seat)) this.say(this.judged(reason, spot.seat, "name"));
  }

  /** Chooses, or takes the choice back where several may be chosen. */
  choose(key: string): void {
    const { asked, takes } = this;
    if (!asked || !takes) return;
    const { chosen } = this.state;
    const others = chosen.filter((one) => one !== key && one !== NONE);
    const next = !asked.many || key === NONE ? [] : others;
    const on = asked.many ? !chosen.includes(key) : true;
    this.update({ chosen: on ? [...next, key] : next });
    const n = this.state.chosen.filter((one) => one !== NONE).length;
    if (asked.many) this.say(this.tr.t("ui.quiz.chosen", { n }));
  }

  override run(command: string): boolean {
    const { asked, quiz, takes } = this;
    switch (command) {
      case "check":
        return takes && this.#check();
      case "next":
        return this.go(quiz.at + 1);
      case "prev":
        return this.go(quiz.at - 1);
      case "end":
        return this.go(quiz.dots.length);
      case "again":
        return asked?.again === true && this.#send({ do: command });
      case "show":
        return asked?.show === true && this.#send({ do: command });
      case "more":
        return quiz.more && this.#send({ do: command });
      case "keys":
      case "settings":
        this.update({ pane: this.state.pane === command ? null : command });
        return true;
      default:
        return SHARED.has(command) && this.runShared(command);
    }
  }
  go(at: number): boolean {
    const { quiz } = this;
    if (at === quiz.at || at < 0 || at > quiz.dots.length) return false;
    return this.#send({ do: "go", at });
  }
  /** Questions of one kind, drawn anew. */
  more(kind: string): void {
    this.#send({ do: "more", kind });
  }

  #check(): boolean {
    const { chosen } = this.state;
    if (chosen.length === 0) this.alert(this.tr.t("ui.quiz.chosen", { n: 0 }));
    else this.#send({ do: "answer", answer: chosen.filter((key) => key !== NONE) });
    return true;
  }

  /** Sends a wish once: until it is answered no other is sent. */
  #send(message: Record<string, unknown>): boolean {
    if (this.state.pending) return true;
    this.update({ pending: true, assertive: "" });
    clearTimeout(this.#patience);
    if (this.host.send({ ...message, turn: this.quiz.turn }))
      this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
    else this.#unheard();
    return true;
  }
  #unheard(): void {
    this.update({ pending: false, silent: true });
    this.alert(this.tr.t("ui.quiz.no_kernel"));
  }

  /** Frames and state come one after the other in the same breath: both are read once. */
  #arrive(): void {
    if (this.#arriving) return;
    this.#arriving = true;
    queueMicrotask(() => {
      this.#arriving = false;
      this.#take(this.host.get<QuizTrait>("state"));
    });
  }
  #take(quiz: QuizTrait): void {
    clearTimeout(this.#patience);
    const before = this.quiz;
    const book = bookOf(this.host);
    const same = before.at === quiz.at;
    const { takes, tries } = before.question ?? {};
    const anew =
      !same ||
      before.turn === quiz.turn ||
      takes !== quiz.question?.takes ||
      tries !== quiz.question?.tries;
    this.update({
      quiz,
      book,
      at: book.frames.length - 1,
      pending: false,
      silent: false,
      motion: "none",
      ...(anew && { chosen: chosenIn(quiz), spot: null, told: "", cited: "", rove: 0 }),
    });
    if (quiz.problem && quiz.problem !== before.problem) this.alert(quiz.problem);
    if (quiz.turn !== before.turn) this.say(same ? this.toldSaid : this.askedSaid);
  }

  /** What is spoken beside the question, which is read out when the focus comes to it. */
  get askedSaid(): string {
    const { asked, quiz, tr } = this;
    if (!asked) return tr.t("ui.quiz.result");
    const at = tr.t("ui.quiz.progress", { n: quiz.at + 1, of: quiz.dots.length });
    return join([`${at}.`, plainText(asked.note, tr), asked.takes && this.hint]);
  }
  /** What is to be chosen. */
  get hint(): string {
    const { cards, many } = this.asked ?? {};
    const key = cards ? "ui.quiz.choose_cards" : "ui.quiz.choose";
    return this.tr.t(key, { many: many ? "yes" : "no" });
  }
  /** What was said to the answer, as it is spoken. */
  get toldSaid(): string {
    const { reply: told, mode, question: asked } = this.quiz;
    const { tr } = this;
    if (!told)
      return mode === "exam" && asked && asked.tries > 0 ? tr.t("ui.quiz.kept") : this.askedSaid;
    const hint = asked?.hint && tr.t("ui.quiz.hint", { text: asked.hint });
    return join([
      told.says,
      hint && plainText(hint, tr),
      ...told.lines.map(({ text }) => plainText(text, tr)),
    ]);
  }

  /** Python words the questions: it is told which language is read here. */
  #speakTo(): void {
    const { lang } = spokenOf(this.host);
    if (this.host.get<string>("lang") !== lang) this.host.set("lang", lang);
  }
  protected override hostChanged(name: string): void {
    super.hostChanged(name);
    this.#speakTo();
  }
}
