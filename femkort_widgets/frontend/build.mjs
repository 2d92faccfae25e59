/**
 * Makes ../static from src: one module per widget, one style sheet, the words of each language, what
 * exported pages and pictures are made of, the licences; and the studio, which takes what it needs
 * from the replay when it is loaded and therefore brings none of it along.
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
const WIDGETS = ["replay", "table", "quiz", "explorer"];
const LANGUAGES = ["en", "fr", "pt", "nb", "sv", "de"];
const BUDGET = 35 * 1024;
/** What widgets load when it is first wanted. */
const PARTS = {
  panes: "src/panes/index.tsx",
  studio: "src/studio/index.ts",
  advice: "src/advice/index.ts",
  projector: "src/projector/index.ts",
};
const BUDGETS = { panes: 4 * 1024, studio: 12 * 1024, advice: 4 * 1024, projector: 6 * 1024 };

/** What only Python says. */
const OFF_THE_PAGE =
  /^(?:annotate|cli|draw|lab|quiz|error\.(?:classroom|json|lab)|expected\.json)\b/;

/** The words of a language as the page has them: its messages, read, and all index letters. */
async function wordsOf(lang) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/reader.ts"],
    bundle: true,
    format: "esm",
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  const { read } = await import(`data:text/javascript;base64,${code}`);
  const catalogue = async (name) =>
    JSON.parse(await readFile(join(here, "..", "i18n", `${name}.json`), "utf8"));
  const texts = { ...(await catalogue("en")), ...(await catalogue(lang)) };
  for (const [set, letters] of Object.entries(await catalogue("indices")))
    texts[`indices.${set}`] = letters;
  const said = Object.entries(texts).filter(([key]) => !OFF_THE_PAGE.test(key));
  return JSON.stringify(Object.fromEntries(said.map(([key, text]) => [key, read(text)])));
}

/** The style sheet of a part, or of one widget alone, is a text in its module. */
const sheet = {
  name: "sheet-as-text",
  setup(build) {
    build.onLoad(
      { filter: /(?:studio|advice|projector|quiz|explorer)\.css$/ },
      async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          ...options(),
          entryPoints: [path],
          plugins: [shortClasses(join(here, "src"))],
        });
        return { contents: outputFiles[0].text.trim(), loader: "text" };
      },
    );
  },
};

const options = (plugins = []) => ({
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
  plugins: [leanPreact, sheet, shortClasses(join(here, "src")), ...plugins],
});

/** A module whose default is what it makes of a kit. */
const ofKit = (text) =>
  `export default (kit) => {${text.replace(/export\s*\{\s*(\w+) as default\s*\};?\s*$/, "return $1")}}`;

/** A part takes what it needs from the kit. */
const partOptions = (part) => {
  const { plugins, ...rest } = options();
  return {
    ...rest,
    entryPoints: { [part]: PARTS[part] },
    plugins: [fromKit(join(here, "src", part)), ...plugins.slice(1)],
  };
};

const pageOptions = () => ({
  ...options(),
  entryPoints: ["src/page.tsx", "src/styles/page.css"],
});

async function licences() {
  const preact = JSON.parse(await readFile(join(here, "node_modules/preact/package.json"), "utf8"));
  const text = await readFile(join(here, "node_modules/preact/LICENSE"), "utf8");
  return `The modules beside this file contain a part of Preact ${preact.version} (https://preactjs.com), under this licence:\n\n${text.trim()}\n`;
}

/**
 * Members of our own classes and of Preact's: none is read by name, sent, or seen by a page, be it
 * called like something of the browser's.
 */
const OURS = new RegExp(
  `^(?:_[a-z].*|${[
    "about book choice cited coming command covered dealt desk explain feedback held here hostChanged",
    "hurry inOrder isOpen item mark marksFrom motion myTurn named newest onPick pane places pressed primary",
    "refusal refuse refuseTry region unveil returnTo rove runShared said setLanguage shapes showLines",
    "asked command countFrom judged level sentence touch update",
    "speed spot teller tells told unfit verdict visible walking ways words",
    "asked assertive judged polite sentence studio touch update seen",
    "advice badge alert icon letter listen lookAt offered onTouch watch",
    "ANYWHERE PASSING REPLAY REPLAY_SHIFT SHIFT step veil",
    "askedSaid choose chosen offers pending quiz silent toldSaid",
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
    mangle: { properties: { regex: OURS, builtins: true, keep_quoted: true, reserved } },
    format: { comments: false },
  });
  const torn = reserved.find((name) => props.props.has(name));
  if (torn) throw new Error(`"${torn}" is read by a string, and was shortened in another module.`);
  return code;
};

async function make() {
  const built = await esbuild.build(options());
  const parts = await Promise.all(
    Object.keys(PARTS).map((part) => esbuild.build(partOptions(part))),
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
  for (const lang of LANGUAGES)
    made.set(`words/${lang}.json`, Buffer.from(`${await wordsOf(lang)}\n`));
  made.set("faces.json", Buffer.from(await drawnFaces(here)));
  made.set("licenses.txt", Buffer.from(await licences()));
  return made;
}

async function write(made) {
  await mkdir(join(target, "words"), { recursive: true });
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
  const made = await make();
  const weigh = (...names) =>
    names.reduce((sum, name) => sum + gzipSync(made.get(name), { level: 9 }).length, 0);
  const widgets = [...WIDGETS, ...Object.keys(PARTS)].map((widget) => ({
    widget,
    gzip: weigh(`${widget}.js`, ...(widget in PARTS ? [] : ["femkort.css"])),
    budget: BUDGETS[widget] ?? BUDGET,
  }));
  const words = LANGUAGES.map((lang) => ({ lang, gzip: weigh(`words/${lang}.json`) }));
  if (process.argv.includes("--json")) console.log(JSON.stringify({ widgets, words }));
  else {
    for (const { widget, gzip, budget } of widgets)
      console.log(`${widget.padEnd(8)} ${gzip} B gzip (budget ${budget})`);
    for (const { lang, gzip } of words) console.log(`words/${lang} ${gzip} B gzip`);
  }
  if (widgets.some(({ gzip, budget }) => gzip > budget)) process.exit(1);
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
