/** The words of every language, read: what Python would send. The tests begin with all of them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { read } from "../src/reader";
import { words } from "../src/words";

const folder = join(import.meta.dirname, "../../i18n");
const json = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, name), "utf8"));

const sets = Object.fromEntries(
  Object.entries(json("indices.json")).map(([set, letters]) => [`indices.${set}`, letters]),
);
const english = json("en.json");

export const catalogues: Record<string, Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => /^[a-z]+\.json$/.test(name) && name !== "indices.json")
    .map((name) => [name.slice(0, -5), json(name)]),
);

export const wordsOf = (lang: string) => {
  const texts: Record<string, string> = { ...english, ...catalogues[lang], ...sets };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, read(text)]));
};

for (const lang of Object.keys(catalogues)) words[lang] = wordsOf(lang);
