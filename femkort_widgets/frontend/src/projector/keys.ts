/** The keys of who stands at the projector; a presenter's clicker sends some of them. */

import type { Press, Zone } from "../shared/keys";

const KEYS: Record<string, string> = {
  PageDown: "projector.next",
  PageUp: "projector.back",
  b: "projector.cover",
  q: "projector.ask",
  n: "projector.note",
  z: "projector",
};
/** In a hand arrows go from card to card, and the space bar plays. */
const OUTSIDE: Record<string, string> = {
  ArrowRight: "projector.next",
  ArrowLeft: "projector.back",
};

/** The command of a key; empty where the key means nothing here, null where it means what it does. */
export function commandAt(press: Press, zone: Zone, pane: boolean, page: boolean): string | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return null;
  if (key === "Escape") return page && !pane ? "projector" : null;
  if (key === "x" || (key === " " && zone === "none")) return key === "x" ? "" : "projector.next";
  return (
    KEYS[key.length === 1 ? key.toLowerCase() : key] ??
    (zone === "hand" ? null : (OUTSIDE[key] ?? null))
  );
}

const SIGNS: Record<string, string> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  PageDown: "PgDn",
  PageUp: "PgUp",
};

/** The same as a list, each command with its keys. */
export function keyList(kind: "replay" | "table"): { keys: string[]; command: string }[] {
  const found = new Map<string, string[]>();
  for (const [key, command] of [...Object.entries(OUTSIDE), ...Object.entries(KEYS)])
    if (kind === "replay" || command !== "projector.note")
      found.set(command, [...(found.get(command) ?? []), SIGNS[key] ?? key]);
  return [...found].map(([command, keys]) => ({ keys, command }));
}
