/** Edits on their way to Python, one at a time; what is pressed meanwhile waits for its turn. */

import type { Host } from "../host";
import type { Frame, Reason, Trouble } from "../types";

export type Edit =
  | { do: "play"; card: string; irregular?: true; change?: string }
  | { do: "bots"; upto: "trick" | "round" }
  | { do: "comment"; text: string; lang: string }
  | { do: "glyph"; glyph: string }
  | { do: "deal"; seat: number; cards: string[] }
  | { do: "names"; names: string[] }
  | { do: "try"; change: string }
  | { do: "new_round"; turned?: string }
  /** What can be undone is asked, and with it whether Python is there at all. */
  | { do: "begin" | "remove" | "undo" | "redo" };

export interface Answer {
  kind: string;
  turn: number;
  /** That of the edit; other views of the widget hear of it too. */
  id?: string;
  undo?: boolean;
  redo?: boolean;
  error?: { key: string; params?: Trouble["data"] };
  /** The position tried, and the reasons that its verdicts number. */
  frame?: Partial<Frame>;
  reasons?: Reason[];
}

/** After this long without an answer we say that Python may have stopped, and go on waiting. */
export const PATIENCE = 5000;

interface Reader {
  /** What came of an edit; of none of ours where the answer is for another view of the widget. */
  answered(edit: Edit | null, answer: Answer): void;
  unheard(): void;
}

export class Post {
  #sent: { edit: Edit; id: string } | null = null;
  #late = false;
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
  /** Does it now, or after the edit that is under way; not behind one that Python is late with. */
  soon(then: () => void): void {
    if (!this.busy) then();
    else if (this.#late) this.reader.unheard();
    else this.#next.push(then);
  }
  send(edit: Edit, at: number): void {
    const { host } = this;
    const id = `${Math.random()}`;
    this.#sent = { edit, id };
    if (host.send({ kind: "edit", at, turn: host.get<number>("revision") ?? 0, id, ...edit })) {
      this.#patience = setTimeout(() => this.#unheard(), PATIENCE);
    } else {
      this.#sent = null;
      this.#unheard();
    }
  }
  /** Waits no longer for what Python is late with. */
  forget(): void {
    if (this.#late) this.#sent = null;
    this.#late = false;
  }

  #unheard(): void {
    this.#late = this.busy;
    this.#next = [];
    this.reader.unheard();
  }
  #hear(answer: Answer): void {
    const sent = this.#sent;
    if (!sent || answer.id !== sent.id) {
      this.reader.answered(null, answer);
      return;
    }
    clearTimeout(this.#patience);
    this.#sent = null;
    this.#late = false;
    if (answer.error) this.#next = [];
    this.reader.answered(sent.edit, answer);
    while (!this.busy && this.#next.length > 0) this.#next.shift()?.();
  }
}
