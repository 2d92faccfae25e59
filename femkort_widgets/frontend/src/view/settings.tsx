/** Settings: colours, letters, language, speech, pace. */

import { indexSets, languages } from "../messages";
import type { Desk } from "../shared/desk";
import { PALETTES, type Settings } from "../types";

interface ChoiceProps {
  label: string;
  value: string | number;
  options: [string | number, string][];
  onPick: (value: string) => void;
}

function Choice({ label, value, options, onPick }: ChoiceProps) {
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

const languageName = (lang: string): string => {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
};

const nearest = (value: number, steps: number[]): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));

export function SettingsPane({ desk }: { desk: Desk }) {
  const { tr, state } = desk;
  const { settings } = state;
  const switches: (keyof Settings & string)[] =
    desk.kind === "table"
      ? ["diagram", "letters", "confirm", "memory", "keys"]
      : ["diagram", "letters", "keys"];
  const seconds = (ms: number): [number, string] => [
    ms,
    ms < 0
      ? tr.t("ui.set.until_click")
      : tr.t("ui.set.seconds", { n: (ms / 1000).toLocaleString(tr.lang) }),
  ];
  const pace = [0, 200, 350, 700, 1200, 2000];
  const hold = [0, 500, 900, 1500, 3000, -1];
  return (
    <div>
      <Choice
        label={tr.t("ui.set.language")}
        value={tr.lang}
        options={languages.map((lang) => [lang, languageName(lang)])}
        onPick={(lang) => desk.setLanguage(lang)}
      />
      <Choice
        label={tr.t("ui.set.indices")}
        value={state.indices}
        options={[["", tr.t("ui.set.by_language")], ...Object.entries(indexSets)]}
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
      {desk.kind === "table" && (
        <>
          <Choice
            label={tr.t("ui.set.pace")}
            value={nearest(settings.pace, pace)}
            options={pace.map(seconds)}
            onPick={(value) => desk.set({ pace: Number(value) })}
          />
          <Choice
            label={tr.t("ui.set.hold")}
            value={settings.hold < 0 ? -1 : nearest(settings.hold, hold.slice(0, 5))}
            options={hold.map(seconds)}
            onPick={(value) => desk.set({ hold: Number(value) })}
          />
        </>
      )}
      {switches.map((key) => (
        <label key={key} class="fk-setting">
          <span>{tr.t(`ui.set.${key}`)}</span>
          <input
            type="checkbox"
            checked={settings[key] === true}
            onChange={(event) => desk.set({ [key]: event.currentTarget.checked })}
          />
        </label>
      ))}
    </div>
  );
}
