/** Edits on their way to Python, one at a time; what is pressed meanwhile waits for its turn. */

import type { Host } from "../host";
import type { Frame, Reason } from "../types";

export type Edit =
  | { do: "play"; card: string; irregular?: true; change?: string }
  | { do: "bots"; upto: "trick" | "round" }
  | { do: "comment"; text: string; lang: string }
  | { do: "glyph"; glyph: string }
  | { do: "deal"; seat: number; cards: string[] }
  | { do: "names"; names: string[] }
  | { do: "try"; change: string }
  | { do: "remove" | "new_round" | "undo" | "redo" };

export interface Answer {
  kind: string;
  turn: number;
  undo?: boolean;
  redo?: boolean;
  error?: { key: string; params?: Record<string, unknown> };
  /** The position tried, and the reasons that its verdicts number. */
  frame?: Partial<Frame>;
  reasons?: Reason[];
}

/** After this long without an answer we say that Python may have stopped. */
export const PATIENCE = 5000;

interface Reader {
  /** What came of an edit; of none of ours where the answer is for another view of the widget. */
  answered(edit: Edit | null, answer: Answer): void;
  unheard(): void;
}

export class Post {
  #sent: Edit | null = null;
  #next: (() => void)[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly host: Host,
    readonly reader: Reader,
  ) {
    host.listen((message) => {
      if (message.kind === "edited") this.#hear(message as unknown as Answer);
    });
  }

  get busy(): boolean {
    return this.#sent !== null;
  }
  /** Does it now, or after the edit that is under way. */
  soon(then: () => void): void {
    if (this.busy) this.#next.push(then);
    else then();
  }
  send(edit: Edit, at: number): void {
    const { host } = this;
    this.#sent = edit;
    if (host.send({ kind: "edit", at, turn: host.get<number>("revision") ?? 0, ...edit }))
      this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
    else this.#unheard();
  }

  #unheard(): void {
    this.#sent = null;
    this.#next = [];
    this.reader.unheard();
  }
  #hear(answer: Answer): void {
    const edit = this.#sent;
    clearTimeout(this.#patience);
    this.#sent = null;
    if (answer.error) this.#next = [];
    this.reader.answered(edit, answer);
    while (!this.busy && this.#next.length > 0) this.#next.shift()?.();
  }
}
