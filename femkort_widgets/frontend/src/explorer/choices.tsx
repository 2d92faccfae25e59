/** Everything that a table may agree on, with the sentence and the statements of each. */

import type { Desk } from "../shared/desk";
import type { Reason } from "../types";
import { Icon } from "../view/icons";
import { Cites } from "../view/reason";
import type { ExplorerDesk } from "./desk";
import { choiceName, valueSaid } from "./said";
import type { Choice, SideName, Value } from "./state";

interface Props {
  desk: ExplorerDesk;
  /** The desk of the table itself. */
  at: Desk;
  side: SideName;
}

export function Choices({ desk, at, side }: Props) {
  const { tr, game } = desk;
  const listed = game.sides[side === "a" ? 0 : 1]?.choices ?? [];
  return (
    <ul class="fk-choices" data-part="choices" data-side={side} aria-label={tr.t("explorer.rules")}>
      {listed
        .filter(({ kind }) => kind !== "players")
        .map((choice) => (
          <li key={choice.key} data-choice={choice.key} data-unusual={unusual(choice)}>
            <Control desk={desk} side={side} choice={choice} />
            <button
              type="button"
              class="fk-button"
              data-find={choice.key}
              title={tr.t("explorer.find", { what: choiceName(desk, choice.kind, choice.key) })}
              aria-label={tr.t("explorer.find", {
                what: choiceName(desk, choice.kind, choice.key),
              })}
              onClick={() => desk.findFor(choice.key)}
            >
              <Icon name="find" />
            </button>
            <p class="fk-faint">
              {tr.t(`${choice.kind}.${choice.key}.about`)}{" "}
              <Cites desk={at} reason={choice as unknown as Reason} at={`${choice.key}:`} />
            </p>
          </li>
        ))}
    </ul>
  );
}

const unusual = ({ value, usual }: Choice): "" | undefined => (value === usual ? undefined : "");

interface ControlProps {
  desk: ExplorerDesk;
  side: SideName;
  choice: Choice;
}

/** It shows what the table has agreed: what is refused leaves it as it is. */
function Control({ desk, side, choice }: ControlProps) {
  const { key, kind, value, among, least, none } = choice;
  const wish = (wanted: Value) => desk.agree(side, key, wanted);
  const name = <span>{choiceName(desk, kind, key)}</span>;
  if (kind === "variant")
    return (
      <label>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget: box }) => {
            box.checked = value === true;
            wish(!value);
          }}
        />
        {name}
      </label>
    );
  if (among.length > 0)
    return (
      <label>
        <select
          value={`${value}`}
          onChange={({ currentTarget: box }) => {
            const wanted = box.value;
            box.value = `${value}`;
            wish(wanted);
          }}
        >
          {among.map((word) => (
            <option key={word} value={word} selected={word === value}>
              {valueSaid(desk, choice, word)}
            </option>
          ))}
        </select>
        {name}
      </label>
    );
  const shown = value === null ? "" : `${value}`;
  return (
    <label>
      <input
        type="number"
        min={least ?? 0}
        value={shown}
        placeholder={none ? desk.tr.t("explorer.open_end") : ""}
        onChange={({ currentTarget: box }) => {
          const wanted = box.value;
          box.value = shown;
          wish(wanted === "" ? null : Number(wanted));
        }}
      />
      {name}
    </label>
  );
}
