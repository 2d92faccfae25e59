/** Merges what happens within a second into one message, by the planned pace and not by the clock. */

export interface Merger {
  add(text: string): void;
  /** So many milliseconds are about to pass before the next event. */
  pass(ms: number): void;
  flush(): void;
  stop(): void;
}

const WINDOW = 1000;

export function merger(say: (text: string) => void): Merger {
  let texts: string[] = [];
  let passed = 0;
  const flush = () => {
    if (texts.length > 0) say(texts.join(" "));
    texts = [];
    passed = 0;
  };
  return {
    add(text) {
      if (text) texts.push(text);
    },
    pass(ms) {
      if (texts.length === 0) return;
      passed += ms;
      if (passed >= WINDOW) flush();
    },
    flush,
    stop() {
      texts = [];
    },
  };
}
