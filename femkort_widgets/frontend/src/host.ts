/** The one place that knows anywidget: traits in and out, messages, and what to do without a kernel. */

import type { AnyModel } from "@anywidget/types";

export interface Host {
  get<T>(name: string): T;
  /** Shows a value to Python where Python listens; without a kernel it stays in the page. */
  set(name: string, value: unknown): void;
  /** False where nobody can have heard it. */
  send(message: Record<string, unknown>): boolean;
  watch(names: string[], then: (name: string) => void): void;
  listen(then: (message: Record<string, unknown>) => void): void;
  /** Stops listening. */
  close(): void;
}

export function hostOf(model: AnyModel): Host {
  const ends: (() => void)[] = [];
  const on = (event: string, then: (...args: unknown[]) => void) => {
    model.on(event, then as () => void);
    ends.push(() => model.off(event, then as () => void));
  };
  return {
    get: (name) => model.get(name) as never,
    set(name, value) {
      try {
        model.set(name, value);
        model.save_changes();
      } catch {
        // A closed comm: the page goes on by itself.
      }
    },
    send(message) {
      try {
        model.send(message);
        return true;
      } catch {
        return false;
      }
    },
    watch(names, then) {
      for (const name of names) on(`change:${name}`, () => then(name));
    },
    listen(then) {
      on("msg:custom", (message) => then(message as Record<string, unknown>));
    },
    close() {
      for (const end of ends) end();
    },
  };
}
