/** The keys, each beside a button that does the same. */

import type { Desk } from "../shared/desk";
import { keyList } from "../shared/keys";
import { Button } from "../view/button";

export function KeysPane({ desk }: { desk: Desk }) {
  const { tr } = desk;
  return (
    <div class="fk-keys">
      <p>{tr.t(desk.kind === "table" ? "ui.keys.table" : "ui.keys.replay")}</p>
      <p>{tr.t("ui.keys.hand", { suits: [...tr.t("ui.letters.suits")].join(" ") })}</p>
      <ul>
        {[...keyList(desk.kind, desk.frame.layout !== undefined), { keys: [], command: "settings" }]
          .filter(
            ({ command }) =>
              command !== "hint" || desk.kind === "replay" || desk.host.get("_advice"),
          )
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
