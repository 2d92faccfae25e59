/** Parts of the page that come as text and become modules when they are first wanted. */

import type { FunctionComponent } from "preact";
import type { ReplayDesk } from "./desk";
import { kit } from "./kit";

/** What has been loaded; a page without a notebook brings it along. */
export const later: { panes?: FunctionComponent<{ desk: ReplayDesk }> } = {};

/** What the module in a trait makes of the kit. Throws where it is missing or a page forbids it. */
export async function loaded({ host }: ReplayDesk, trait: string) {
  const given = host.get<string>(trait);
  if (!given) throw new Error(trait);
  const text = new Blob([given], { type: "text/javascript" });
  const { default: made } = await import(/* @vite-ignore */ URL.createObjectURL(text));
  return made(kit);
}

export async function openPane(desk: ReplayDesk, command: string): Promise<void> {
  try {
    later.panes = await loaded(desk, "_panes");
    desk.run(command);
  } catch {
    desk.alert(desk.tr.t("ui.no_studio"));
  }
}
