/**
 * Makes ../static from src: one module per widget, one style sheet, what exported pages and pictures
 * are made of, the licences; and the studio, which takes what it needs from the replay when it is
 * loaded and therefore brings none of it along.
 *   node build.mjs           writes the files
 *   node build.mjs --check   makes them in memory and compares them with the committed ones
 *   node build.mjs --size    says what each widget weighs (--json for machines)
 *   node build.mjs --watch   writes them again after every change
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { shortClasses } from "./classes.mjs";
import { drawnFaces } from "./drawn.mjs";
import { fromKit, kitNames } from "./kit.mjs";
import { leanPreact } from "./lean.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "static");
const WIDGETS = ["replay", "table"];
const LANGUAGES = ["en", "fr"].map((lang) => join(here, "..", "i18n", `${lang}.json`));
const BUDGET = 35 * 1024;
/** What widgets load when it is first wanted. */
const PARTS = {
  panes: "src/panes/index.tsx",
  studio: "src/studio/index.ts",
  advice: "src/advice/index.ts",
};
const BUDGETS = { panes: 4 * 1024, studio: 12 * 1024, advice: 4 * 1024 };

/** What a module of src makes of the messages. */
async function catalogues(path) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: [path],
    bundle: true,
    format: "esm",
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).catalogues;
}

/** Puts these words, or nothing, in place of every catalogue. */
const withWords = (words) => ({
  name: "with-words",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](?:\w+[\\/])?catalogues\.ts$/ }, async ({ path }) => ({
      contents: `export const catalogues = ${await words(path)};`,
      watchFiles: LANGUAGES,
    }));
  },
});
const readCatalogues = (empty) =>
  withWords(async (path) => {
    const found = await catalogues(path);
    if (empty) for (const lang of Object.keys(found)) found[lang] = {};
    return JSON.stringify(found);
  });

const options = (plugins = [], empty = false) => ({
  absWorkingDir: here,
  entryPoints: [...WIDGETS.map((name) => `src/${name}.tsx`), "src/styles/femkort.css"],
  outdir: target,
  entryNames: "[name]",
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome123", "firefox124", "safari17.5"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: ["jsx.mjs"],
  tsconfigRaw: {},
  write: false,
  logLevel: "warning",
  plugins: [leanPreact, readCatalogues(empty), shortClasses(join(here, "src")), ...plugins],
});

/** A module whose default is what it makes of a kit. */
const ofKit = (text) =>
  `export default (kit) => {${text.replace(/export\s*\{\s*(\w+) as default\s*\};?\s*$/, "return $1")}}`;

/** A part takes what it needs from the kit. Its style sheet is a text in it. */
const partOptions = (part, empty) => {
  const { plugins, ...rest } = options([], empty);
  const sheet = {
    name: "sheet-as-text",
    setup(build) {
      build.onLoad({ filter: /(?:studio|advice)\.css$/ }, async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          ...options(),
          entryPoints: [path],
          plugins: [shortClasses(join(here, "src"))],
        });
        return { contents: outputFiles[0].text.trim(), loader: "text" };
      });
    },
  };
  return {
    ...rest,
    entryPoints: { [part]: PARTS[part] },
    plugins: [fromKit(join(here, "src", part)), sheet, ...plugins.slice(1)],
  };
};

/** An exported page holds its words itself: those of the languages that it is made for. */
const pageOptions = () => ({
  ...options(),
  entryPoints: ["src/page.tsx", "src/styles/page.css"],
  plugins: [
    leanPreact,
    withWords(() => 'JSON.parse(document.getElementById("words").textContent)'),
    shortClasses(join(here, "src")),
  ],
});

async function licences() {
  const preact = JSON.parse(await readFile(join(here, "node_modules/preact/package.json"), "utf8"));
  const text = await readFile(join(here, "node_modules/preact/LICENSE"), "utf8");
  return `The modules beside this file contain a part of Preact ${preact.version} (https://preactjs.com), under this licence:\n\n${text.trim()}\n`;
}

/** Members of our own classes and of Preact's: none is read by name, sent, or seen by a page. */
const OURS = new RegExp(
  `^(?:_[a-z].*|${[
    "about book choice cited coming command covered dealt desk explain feedback held here hostChanged",
    "hurry inOrder isOpen item mark marksFrom motion myTurn named newest onPick pane places pressed primary",
    "refusal refuse refuseTry region unveil returnTo rove runShared said setLanguage shapes showLines",
    "asked command countFrom judged level sentence touch update",
    "speed spot teller tells told unfit verdict visible walking ways words",
    "asked assertive judged polite sentence studio touch update seen",
    "advice badge",
    ...kitNames,
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);

/**
 * esbuild bundles, terser finds a little more to leave out. Modules that meet share their names: the
 * short ones, and those that one of them also reads by a string and that therefore stay as they are.
 */
const smaller = async (text, { props, reserved }) => {
  const { code } = await minify(text, {
    nameCache: { props },
    module: true,
    ecma: 2020,
    compress: {
      passes: 2,
      sequences: false,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    mangle: { properties: { regex: OURS, keep_quoted: true, reserved } },
    format: { comments: false },
  });
  const torn = reserved.find((name) => props.props.has(name));
  if (torn) throw new Error(`"${torn}" is read by a string, and was shortened in another module.`);
  return code;
};

async function make(empty = false) {
  const built = await esbuild.build(options([], empty));
  const parts = await Promise.all(
    Object.keys(PARTS).map((part) => esbuild.build(partOptions(part, empty))),
  );
  const made = new Map();
  const page = await esbuild.build(pageOptions());
  const shared = { props: {}, reserved: [] };
  for (const { path, text } of [built, ...parts, page].flatMap((one) => one.outputFiles)) {
    const name = relative(target, path);
    const part = name.replace(".js", "");
    const names = part === "page" ? { props: {}, reserved: [] } : shared;
    const whole = part in PARTS ? ofKit(text) : text;
    made.set(name, Buffer.from(path.endsWith(".js") ? await smaller(whole, names) : text));
  }
  made.set("words.json", Buffer.from(`${JSON.stringify(await catalogues("src/catalogues.ts"))}\n`));
  made.set("faces.json", Buffer.from(await drawnFaces(here)));
  made.set("licenses.txt", Buffer.from(await licences()));
  return made;
}

async function write(made) {
  await mkdir(target, { recursive: true });
  for (const [name, bytes] of made) await writeFile(join(target, name), bytes);
}

async function check(made) {
  let stale = false;
  for (const [name, bytes] of made) {
    const committed = await readFile(join(target, name)).catch(() => null);
    if (committed?.equals(bytes)) continue;
    stale = true;
    console.error(
      `femkort_widgets/static/${name} is not what the sources make: run "npm run build" and commit it.`,
    );
  }
  if (stale) process.exit(1);
  console.log("femkort_widgets/static is exactly what the sources make.");
}

async function size() {
  const [full, bare] = [await make(), await make(true)];
  const weigh = (made, name) => gzipSync(made.get(name), { level: 9 }).length;
  const sizes = [...WIDGETS, ...Object.keys(PARTS)].map((widget) => {
    const css = widget in PARTS ? [] : ["femkort.css"];
    const of = (made) => [`${widget}.js`, ...css].reduce((sum, name) => sum + weigh(made, name), 0);
    const budget = BUDGETS[widget] ?? BUDGET;
    return { widget, gzip: of(full), gzip_without_catalogues: of(bare), budget };
  });
  if (process.argv.includes("--json")) console.log(JSON.stringify(sizes));
  else
    for (const { widget, gzip, gzip_without_catalogues: bare, budget } of sizes)
      console.log(
        `${widget.padEnd(8)} ${bare} B gzip without catalogues (budget ${budget}), ${gzip} B with them`,
      );
  if (sizes.some((one) => one.gzip_without_catalogues > one.budget)) process.exit(1);
}

if (process.argv.includes("--check")) await check(await make());
else if (process.argv.includes("--size")) await size();
else if (process.argv.includes("--watch")) {
  const writer = {
    name: "writer",
    setup: (build) => build.onEnd(async () => write(await make())),
  };
  const context = await esbuild.context(options([writer]));
  await context.watch();
} else await write(await make());
