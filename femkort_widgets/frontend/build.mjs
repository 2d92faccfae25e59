/**
 * Makes ../static from src: one module per widget, one style sheet, the licences.
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
import { leanPreact } from "./lean.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "static");
const WIDGETS = ["replay", "table"];
const LANGUAGES = ["en", "fr"].map((lang) => join(here, "..", "i18n", `${lang}.json`));
const BUDGET = 35 * 1024;

/** What src/catalogues.ts makes of the messages, or nothing in place of every catalogue. */
async function catalogues(empty) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/catalogues.ts"],
    bundle: true,
    format: "esm",
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  const { catalogues: found } = await import(`data:text/javascript;base64,${code}`);
  if (empty) for (const lang of Object.keys(found)) found[lang] = {};
  return `export const catalogues = ${JSON.stringify(found)};`;
}

const readCatalogues = (empty) => ({
  name: "read-catalogues",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]catalogues\.ts$/ }, async () => ({
      contents: await catalogues(empty),
      watchFiles: LANGUAGES,
    }));
  },
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
    "refusal refuse refuseTry region returnTo rove runShared said setLanguage shapes showLines",
    "speed spot teller tells told unfit verdict visible walking ways words",
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);

/** esbuild bundles, terser finds a little more to leave out. */
const smaller = async (text) =>
  (
    await minify(text, {
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
      mangle: { properties: { regex: OURS, keep_quoted: true } },
      format: { comments: false },
    })
  ).code;

async function make(empty = false) {
  const { outputFiles } = await esbuild.build(options([], empty));
  const made = new Map();
  for (const { path, text } of outputFiles)
    made.set(
      relative(target, path),
      Buffer.from(path.endsWith(".js") ? await smaller(text) : text),
    );
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
  const sizes = WIDGETS.map((name) => {
    const of = (made) => weigh(made, `${name}.js`) + weigh(made, "femkort.css");
    return { widget: name, gzip: of(full), gzip_without_catalogues: of(bare), budget: BUDGET };
  });
  if (process.argv.includes("--json")) console.log(JSON.stringify(sizes));
  else
    for (const { widget, gzip, gzip_without_catalogues: bare } of sizes)
      console.log(
        `${widget.padEnd(8)} ${bare} B gzip without catalogues (budget ${BUDGET}), ${gzip} B with them`,
      );
  if (sizes.some((one) => one.gzip_without_catalogues > BUDGET)) process.exit(1);
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
