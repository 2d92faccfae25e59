/** The keys as they are listed, sign by sign. */

import { KEYS } from "../shared/keys";

const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "PgUp",
  PageDown: "PgDn",
  " ": "␣",
  Backspace: "⌫",
  Escape: "Esc",
};

/** The list behind "?": every command with the keys that give it. */
export function keyList(
  kind: "replay" | "table",
  passes = false,
): { keys: string[]; command: string }[] {
  const found = new Map<string, string[]>();
  const add = (keys: Record<string, string>, before = "") => {
    for (const [key, command] of Object.entries(keys))
      found.set(command, [...(found.get(command) ?? []), before + (SIGNS[key] ?? key)]);
  };
  if (kind === "replay") {
    add(KEYS.REPLAY);
    add(KEYS.REPLAY_SHIFT, "⇧");
  }
  add(KEYS.ANYWHERE);
  add(KEYS.SHIFT, "⇧");
  if (passes) add(KEYS.PASSING);
  return [...found].map(([command, keys]) => ({ keys, command }));
}
