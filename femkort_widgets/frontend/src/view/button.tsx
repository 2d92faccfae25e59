/** A button of the bars: an icon with a name, a hint with its key, or plain words. */

import type { Desk } from "../shared/desk";
import { Icon } from "./icons";

interface Props {
  desk: Desk;
  command: string;
  icon?: string;
  /** Shows the words; without it they are the tooltip and the spoken name. */
  words?: boolean;
  label?: string;
  pressed?: boolean;
  disabled?: boolean;
  primary?: boolean;
  keys?: string;
  tab?: number;
}

export function Button(props: Props) {
  const { desk, command, words, pressed, disabled, keys } = props;
  const label = props.label ?? desk.named(command);
  return (
    <button
      type="button"
      class={`fk-button${words ? " fk-worded" : ""}${props.primary ? " fk-primary" : ""}`}
      data-do={command}
      data-item=""
      tabIndex={props.tab ?? 0}
      aria-label={words ? undefined : label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      title={keys ? `${label} (${keys})` : words ? undefined : label}
      onClick={() => !disabled && desk.run(command)}
    >
      {props.icon !== "" && <Icon name={props.icon ?? command} />}
      {words && <span>{label}</span>}
    </button>
  );
}
