/** Parts of the page that come as text and become modules when they are first wanted. */

import type { Desk } from "./desk";

/**
 * Loads the module in a trait for a command, and runs that. Where there is none, nothing is asked
 * of the page; and a page may forbid such modules.
 */
export async function load<T>(
  desk: Desk,
  trait: string,
  command: string,
  take: (made: T) => void,
): Promise<void> {
  const text = desk.host.get<string>(trait);
  try {
    if (!text) throw trait;
    const module = new Blob([text], { type: "text/javascript" });
    const { default: made } = await import(/* @vite-ignore */ URL.createObjectURL(module));
    take(made(desk.kit));
    desk.run(command);
  } catch {
    desk.alert(desk.tr.t("ui.no_studio"));
  }
}
