/** Everything that a table may agree on, with the sentence and the statements of each. */

import type { Reason } from "../types";
import { Icon } from "../view/icons";
import { Cites } from "../view/reason";
import type { ExplorerDesk } from "./desk";
import { choiceName, valueSaid } from "./said";
import type { Choice, SideName, Value } from "./state";

/** One list for one table or two: their controls stand beside each other. */
export function Choices({ desk }: { desk: ExplorerDesk }) {
  const { tr, game } = desk;
  const [first, second] = game.sides;
  return (
    <section class="fk-rules" aria-label={tr.t("explorer.rules")}>
      <h3>{tr.t("explorer.rules")}</h3>
      <ul class="fk-choices" data-part="choices">
        {first?.choices.map((choice, i) => {
          const other = second?.choices[i];
          if (choice.kind === "players") return null;
          const apart = other !== undefined && other.value !== choice.value;
          return (
            <li
              key={choice.key}
              data-choice={choice.key}
              data-unusual={choice.value === choice.usual ? undefined : ""}
              data-apart={apart ? "" : undefined}
            >
              {other ? (
                <span class="fk-pair">
                  <Control desk={desk} side="a" choice={choice} two />
                  <Control desk={desk} side="b" choice={other} two />
                  <b>{choiceName(desk, choice.kind, choice.key)}</b>
                </span>
              ) : (
                <Control desk={desk} side="a" choice={choice} />
              )}
              <About desk={desk} choice={choice} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What it means, the rules behind it, and a way to see it matter. */
function About({ desk, choice }: { desk: ExplorerDesk; choice: Choice }) {
  const { tr } = desk;
  const find = tr.t("explorer.find", { what: choiceName(desk, choice.kind, choice.key) });
  return (
    <>
      <button
        type="button"
        class="fk-button"
        data-find={choice.key}
        title={find}
        aria-label={find}
        onClick={() => desk.findFor(choice.key)}
      >
        <Icon name="find" />
      </button>
      <p class="fk-faint">
        {tr.t(`${choice.kind}.${choice.key}.about`)}{" "}
        <Cites desk={desk} reason={choice as unknown as Reason} at={`${choice.key}:`} />
      </p>
    </>
  );
}

interface ControlProps {
  desk: ExplorerDesk;
  side: SideName;
  choice: Choice;
  /** One of two tables: its letter stands with it. */
  two?: boolean;
}

/** It shows what the table has agreed: what is refused leaves it as it is. */
function Control({ desk, side, choice, two }: ControlProps) {
  const { key, kind, value, among, least, none } = choice;
  const wish = (wanted: Value) => desk.agree(side, key, wanted);
  const called = choiceName(desk, kind, key);
  const name = two ? (
    <>
      <span aria-hidden="true">{side.toUpperCase()}</span>
      <span class="fk-unseen">
        {desk.tr.t("explorer.table", { side })}: {called}
      </span>
    </>
  ) : (
    <span>{called}</span>
  );
  if (kind === "variant")
    return (
      <label>
        <input
          type="checkbox"
          data-agree={key}
          data-side={side}
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
          data-agree={key}
          data-side={side}
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
        data-agree={key}
        data-side={side}
        min={least ?? 0}
        value={shown}
        placeholder={none ? "∞" : ""}
        title={none ? desk.tr.t("explorer.open_end") : undefined}
        onChange={({ currentTarget: box }) => {
          const wanted = box.validity.badInput ? "?" : box.value && Number(box.value);
          box.value = shown;
          wish(wanted === "" ? null : wanted);
        }}
      />
      {name}
    </label>
  );
}
