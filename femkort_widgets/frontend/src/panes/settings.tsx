/** Settings: colours, letters, language, speech. */

import { Component } from "preact";
import { capital } from "../messages";
import type { Desk } from "../shared/desk";
import { PALETTES, type Settings } from "../types";
import { Button } from "../view/button";
import { words } from "../words";

interface ChoiceProps {
  label: string;
  value: string | number;
  options: [string | number, string][];
  onPick: (value: string) => void;
}

export function Choice({ label, value, options, onPick }: ChoiceProps) {
  return (
    <label class="fk-setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const languageName = (lang: string): string =>
  capital(new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang);

/** Letters of ace, king, queen and jack, with the first set that has them. */
const setsOf = (lang: string): Map<string, string> => {
  const sets = new Map<string, string>();
  for (const [key, letters] of Object.entries(words[lang] ?? {}))
    if (key.startsWith("indices.") && !sets.has(`${letters}`)) sets.set(`${letters}`, key.slice(8));
  return sets;
};

/** What is on or off. */
export const Switches = ({ desk, of }: { desk: Desk; of: (keyof Settings & string)[] }) => (
  <>
    {of.map((key) => (
      <label key={key} class="fk-setting">
        <span>{desk.tr.t(`ui.set.${key}`)}</span>
        <input
          type="checkbox"
          checked={desk.state.settings[key] === true}
          onChange={(event) => desk.set({ [key]: event.currentTarget.checked })}
        />
      </label>
    ))}
  </>
);

export class SettingsPane extends Component<{ desk: Desk }> {
  /** Offers the languages whose words are here, and asks Python for more. */
  constructor(props: { desk: Desk }) {
    super(props);
    const { desk } = props;
    desk.offered = Object.keys(words);
    desk.host.send({ kind: "words" });
  }

  override render() {
    const { desk } = this.props;
    const { tr, state } = desk;
    const { settings, indices } = state;
    const sets = setsOf(tr.lang);
    const own = String(words[tr.lang]?.[`indices.${indices}`] ?? indices);
    if (own && !sets.has(own)) sets.set(own, own);
    return (
      <div>
        <Choice
          label={tr.t("ui.set.language")}
          value={tr.lang}
          options={desk.offered.map((lang) => [lang, languageName(lang)])}
          onPick={(lang) => desk.setLanguage(lang)}
        />
        <Choice
          label={tr.t("ui.set.indices")}
          value={sets.get(own) ?? ""}
          options={[
            ["", tr.t("ui.set.by_language")],
            ...[...sets].map(([letters, set]): [string, string] => [set, letters]),
          ]}
          onPick={(set) => desk.setLanguage(state.lang, set)}
        />
        <Choice
          label={tr.t("ui.set.palette")}
          value={settings.palette}
          options={PALETTES.map((palette) => [palette, tr.t(`ui.set.palette.${palette}`)])}
          onPick={(palette) => desk.set({ palette: palette as Settings["palette"] })}
        />
        <Choice
          label={tr.t("ui.set.speech")}
          value={settings.speech}
          options={(["short", "normal", "full"] as const).map((level) => [
            level,
            tr.t(`ui.set.speech.${level}`),
          ])}
          onPick={(speech) => desk.set({ speech: speech as Settings["speech"] })}
        />
        <Choice
          label={tr.t("ui.set.sort")}
          value={settings.sort}
          options={(["high", "low"] as const).map((sort) => [sort, tr.t(`ui.set.sort.${sort}`)])}
          onPick={(sort) => desk.set({ sort: sort as Settings["sort"] })}
        />
        <Switches desk={desk} of={["diagram", "letters", "keys"]} />
        <p class="fk-faint">{tr.t("ui.set.kept")}</p>
        <Button desk={desk} command="defaults" words icon="" />
      </div>
    );
  }
}
