/** The keys of a quiz: of the question here, of the hand where the hand is. */

import { Button } from "../view/button";
import { itemsOf, moveTo } from "../view/focus";
import type { QuizDesk } from "./desk";
import { NONE } from "./state";

const COMMANDS: Record<string, string> = {
  "+": "check",
  PageDown: "next",
  PageUp: "prev",
};
const STEPS: Record<string, string> = {
  ArrowLeft: "item_prev",
  ArrowUp: "item_prev",
  ArrowRight: "item_next",
  ArrowDown: "item_next",
  Home: "item_first",
  End: "item_last",
};

/** The commands in the list behind "?"; those without a key are reached there. */
const LISTED: [command: string, key: string][] = [
  ["check", "+"],
  ["next", "PgDn"],
  ["prev", "PgUp"],
  ["again", ""],
  ["show", ""],
  ["end", ""],
];
const SHARED: [command: string, key: string][] = [
  ["last_trick", ","],
  ["whole", ":"],
  ["keys", "?"],
  ["close", "Esc"],
  ["diagram", ""],
  ["settings", ""],
];

/** True where the key was ours. In a hand digits are ranks, and the root moves among the cards. */
function acted(desk: QuizDesk, key: string, target: HTMLElement, root: HTMLElement): boolean {
  const zone = target.closest<HTMLElement>("[data-zone]")?.dataset.zone;
  const { asked } = desk;
  const command = COMMANDS[key];
  if (command) return desk.run(command);
  if (!asked || zone === "hand" || zone === "bar" || zone === "panel") return false;
  const step = STEPS[key];
  if (/^[1-9]$/.test(key) && asked.takes) {
    const choice = asked.cards ? desk.hand[Number(key) - 1] : asked.choices[Number(key) - 1]?.key;
    if (choice !== undefined) desk.choose(choice);
    return choice !== undefined;
  }
  if (zone === "choices" && step) {
    const next = moveTo(itemsOf(target), target, step);
    next?.focus();
    if (next && !asked.many) desk.choose(next.dataset.choice ?? NONE);
    return true;
  }
  if (zone === "choices" && key === "Enter" && target.matches("[aria-checked=true]") && !asked.many)
    return desk.run("check");
  if (step && target.matches("[data-part=question]")) {
    const zone = asked.cards ? "hand" : "choices";
    root.querySelector<HTMLElement>(`[data-zone="${zone}"] [tabindex="0"]`)?.focus();
    return true;
  }
  return false;
}

export function onKey(desk: QuizDesk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const typing = target.matches("select, textarea, input");
  if (event.ctrlKey || event.metaKey || event.altKey || typing || !desk.state.settings.keys) return;
  if (!acted(desk, event.key, target, event.currentTarget as HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
}

export function QuizKeys({ desk }: { desk: QuizDesk }) {
  const { tr } = desk;
  const row = (command: string, key: string, label?: string) => (
    <li key={command}>
      <span>{key && <kbd>{key}</kbd>}</span>
      <Button desk={desk} command={command} words {...(label && { label, icon: "" })} />
    </li>
  );
  return (
    <div class="fk-keys">
      <p>{tr.t("ui.quiz.keys")}</p>
      <p>{tr.t("ui.keys.hand", { suits: [...tr.t("ui.letters.suits")].join(" ") })}</p>
      <ul>
        {LISTED.map(([command, key]) => row(command, key, tr.t(`ui.quiz.${command}`)))}
        {SHARED.map(([command, key]) => row(command, key))}
      </ul>
    </div>
  );
}
