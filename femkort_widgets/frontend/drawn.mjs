/**
 * The faces of the cards as plain SVG for places without style sheets: what src/faces draws, every
 * paint that faces.css gives it written on the element itself. A paint that differs by theme,
 * palette or suit is a name after a dollar sign; the colours stand beside, light and dark.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { Window } from "happy-dom";

const SUITS = [..."SHDC"];
const RANKS = [..."23456789TJQKA"];
/** Properties that an SVG element takes as attributes. */
const PAINTS = /^(?:fill|stroke)(?:-(?!line)\w+)?$|^stroke-line\w+$|^paint-order$/;
/** Those that all indices share; whoever draws cards writes them once around them. */
const LETTERING = ["font-family", "font-weight", "text-anchor"];

/** The rules of a style sheet outside its at-rules: selector, then pairs of name and value. */
function rulesOf(sheet) {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
    selector.trim(),
    [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]),
  ]);
}

/** Colours by palette: "suit-h" is [light, dark]. */
function coloursOf(rules) {
  const found = { four: {}, two: {}, german: {} };
  for (const [selector, pairs] of rules) {
    const named = Object.keys(found).filter((palette) => selector.includes(`fk-in-${palette}`));
    const palettes = selector === ".fk-root" ? Object.keys(found) : named;
    for (const [name, value] of pairs) {
      const pair = /^light-dark\((\S+), (\S+)\)$/.exec(value);
      if (pair) for (const palette of palettes) found[palette][name.slice(5)] = pair.slice(1);
    }
  }
  return found;
}

/** Follows a custom property of the faces to a colour of its own, or to the name of one of the theme. */
function paint(value, own, themed) {
  const [, name, otherwise] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
  if (!name) return value.replaceAll('"', "'");
  if (own[name]) return paint(own[name], own, themed);
  return name.slice(5) in themed ? `$${name.slice(5)}` : otherwise;
}

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** An element with what the rules say of it. */
function drawn(element, rules, own, themed) {
  const attributes = {};
  for (const { name, value } of element.attributes) if (name !== "class") attributes[name] = value;
  for (const [selector, pairs] of rules)
    if (element.matches(selector))
      for (const [name, value] of pairs)
        if (PAINTS.test(name)) attributes[name] = paint(value, own, themed);
  const tag = element.localName;
  const opened = `${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("")}`;
  const inside = [...element.children].map((child) => drawn(child, rules, own, themed)).join("");
  const held = inside || escaped(element.textContent);
  return held ? `<${opened}>${held}</${tag}>` : `<${opened}/>`;
}

async function preact(here) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    stdin: {
      contents: `export { h, render } from "preact"; export * from "./src/faces/index";`,
      resolveDir: here,
    },
    bundle: true,
    format: "esm",
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "Fragment",
    inject: ["jsx.mjs"],
    tsconfigRaw: {},
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * As JSON: the colours, the lettering, the art of each card and the back; and for each suit the
 * corners and the small face, by the length of the index, "L" for those with a letter of the suit.
 */
export async function drawnFaces(here) {
  const read = (name) => readFile(join(here, "src", name), "utf8");
  const rules = rulesOf(await read("faces/faces.css"));
  const colours = coloursOf(rulesOf(await read("styles/theme.css")));
  const { document } = new Window();
  globalThis.document = document;
  const { h, render, CardFace, CardBack } = await preact(here);
  const ownOf = (suit) =>
    Object.fromEntries(
      rules
        .filter(([selector]) => selector === ".fk-art" || selector === `.fk-art-${suit}`)
        .flatMap(([, pairs]) => pairs.filter(([name]) => name.startsWith("--"))),
    );
  const parts = (suit, vnode) => {
    const root = document.createElement("div");
    render(vnode, root);
    return [...root.firstElementChild.children].map((child) => [
      child.localName,
      drawn(child, rules, ownOf(suit), colours.four),
    ]);
  };
  const face = (code, rank, letter, size) =>
    parts(code[0], h(CardFace, { code, rank, letter, size }));
  const whole = (found) => found.map(([, text]) => text).join("");
  const [, index] = rules.find(([selector]) => selector === ".fkc-index");
  const made = {
    colours,
    lettering: Object.fromEntries(index.filter(([name]) => LETTERING.includes(name))),
    art: {},
    corners: {},
    mini: {},
  };
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const found = face(suit + rank, "x");
      made.art[suit + rank] = whole(
        found.slice(
          0,
          found.findIndex(([tag]) => tag === "text"),
        ),
      );
    }
    const each = (size) =>
      Object.fromEntries(
        ["x", "xx"].flatMap((rank) =>
          [undefined, "y"].map((letter) => {
            const found = face(`${suit}2`, rank, letter, size);
            const corners = found.slice(found.findIndex(([tag]) => tag === "text"));
            const named = whole(corners)
              .replaceAll(`>${rank}<`, ">$rank<")
              .replaceAll(">y<", ">$letter<");
            return [`${rank.length}${letter ? "L" : ""}`, named];
          }),
        ),
      );
    made.corners[suit] = each();
    made.mini[suit] = each("mini");
  }
  made.back = whole(parts("S", h(CardBack)));
  return `${JSON.stringify(made)}\n`;
}
