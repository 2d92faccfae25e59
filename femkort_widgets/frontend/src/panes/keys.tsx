/** The keys, each beside a button that does the same. */

import type { Desk } from "../shared/desk";
import { Button } from "../view/button";
import { keyList } from "./key-list";

/** Whether a command can do anything here. */
function serves({ book, host, kind, sheet }: Desk, command: string): boolean {
  switch (command) {
    case "sheet":
      return sheet !== null;
    case "undo":
    case "redo":
    case "whatif":
      return kind === "table" || !!host.get("_studio");
    case "worth":
      return !!host.get("_advice");
    case "hint":
      return !!host.get("_advice") || book.frames.some(({ stop }) => stop);
    case "prev_round":
    case "next_round":
      return book.rounds.length > 1;
    default:
      return true;
  }
}

/** What has no key of its own is reached here. */
const keyless = ({ kind }: Desk): string[] => [
  ...(kind === "replay" ? ["cover", "worth"] : []),
  "diagram",
  "settings",
];

export function KeysPane({ desk }: { desk: Desk }) {
  const { tr } = desk;
  const own = desk.projector?.keys ?? [];
  const taken = own.flatMap(({ keys }) => keys);
  const listed = [
    ...own,
    ...keyList(desk.kind, desk.frame.layout !== undefined)
      .map(({ keys, command }) => ({ keys: keys.filter((key) => !taken.includes(key)), command }))
      .filter(({ keys }) => keys.length > 0),
    ...keyless(desk).map((command) => ({ keys: [], command })),
  ];
  return (
    <div class="fk-keys">
      <p>{tr.t(desk.kind === "table" ? "ui.keys.table" : "ui.keys.replay")}</p>
      <p>{tr.t("ui.keys.hand", { suits: [...tr.t("ui.letters.suits")].join(" ") })}</p>
      <ul>
        {listed
          .filter(({ command }) => serves(desk, command))
          .map(({ keys, command }) => (
            <li key={command}>
              <span>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
              <Button desk={desk} command={command} words />
            </li>
          ))}
      </ul>
    </div>
  );
}
