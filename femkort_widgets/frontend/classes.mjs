/**
 * Short names for classes and custom properties in the built modules and the style sheet, the most
 * frequent first. Those that pages and tests ask for keep theirs: among the properties the colours
 * of suits and of card art; so do names that are put together.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** The classes by which a widget and its parts are found from outside. */
export const KEPT = new Set(
  [
    "bar",
    "between",
    "broke",
    "chosen",
    "dealer",
    "own",
    "place",
    "root",
    "seat",
    "side",
    "slot",
    "table",
  ]
    .concat("name", "plate", "unseen")
    .map((name) => `fk-${name}`),
);

const NAME = /(?<![\w-])(?:--)?fk-[a-z]+(?:-[a-z]+)*(?![\w-])/g;
const OPEN = /^--fk-(?:suit|face|ink|gold|skin|shade|back)/;
const STEM = /(?<![\w-])fk-[a-z-]*-(?=\$\{)/g;

/** From the names in the sources to those in the built files. */
export function shortNames(texts) {
  const stems = new Set(texts.flatMap((text) => text.match(STEM) ?? []));
  const seen = new Map();
  for (const name of texts.flatMap((text) => text.match(NAME) ?? []))
    if (!KEPT.has(name) && !OPEN.test(name) && ![...stems].some((stem) => name.startsWith(stem)))
      seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen.keys()].sort();
  names.sort((a, b) => seen.get(b) - seen.get(a));
  return new Map(
    names.map((name, i) => [name, `${name.startsWith("--") ? "--" : ""}fk${i.toString(36)}`]),
  );
}

async function sources(folder) {
  const found = await readdir(folder, { recursive: true });
  return found
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\./.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** For the builder: renames in every source below a folder. */
export const shortClasses = (folder) => ({
  name: "short-classes",
  setup(build) {
    let short;
    build.onStart(async () => {
      const files = await sources(folder);
      short = shortNames(await Promise.all(files.map((file) => readFile(file, "utf8"))));
    });
    build.onLoad({ filter: /[\\/]src[\\/].*\.(?:tsx?|css)$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(NAME, (name) => short.get(name) ?? name),
      loader: extname(path).slice(1),
    }));
  },
});
