/**
 * Preact without what no widget uses: hydration, suspense, contexts, portals, error boundaries,
 * add-ons, MathML and the oldest lifecycle methods. What stays is Preact's own source, and the
 * tests run on it. A rule that no longer finds its text stops the build: so does a new Preact.
 */
import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const source = join(dirname(fileURLToPath(import.meta.url)), "node_modules", "preact", "src");

/** The module that `preact` means here. */
export const entry = join(source, "index.js");

const never = (names) => new RegExp(`\\b\\w+\\.(?:${names.join("|")})\\b(?! = )`, "g");

/** Arguments, parameters and variables that would always say no. */
const ABSENT = [
  [/oldVNode\._flags & MODE_HYDRATE(?: \? \[oldDom\] : NULL)?,/g, ""],
  [
    /oldVNode\s+\? NULL\s+: parentDom\.firstChild\s+\? slice\.call\(parentDom\.childNodes\)\s+: NULL,/,
    "",
  ],
  [/^\s*(?:isHydrating|excessDomChildren|globalContext),\n/gm, ""],
  [/(oldVNode \|\| EMPTY_OBJ,)\s*EMPTY_OBJ,/, "$1"],
  [/component\._globalContext,/, ""],
  [/c\._globalContext = globalContext;/, ""],
  [/ = r\._globalContext/, ""],
  [/excessDomChildren\s+\? excessDomChildren\[0\]\s+: /, ""],
  [/excessDomChildren\[i\] = NULL/g, ""],
  [/if \(\(child = excessDomChildren\[i\]\)\)/, "if (0)"],
  [/rangeEnd\(tmp, excessDomChildren\)/, "0"],
  [/resumed = excessDomChildren = \[\]/, ""],
  [/\(isHydrating = oldVNode\._flags & MODE_HYDRATE\)/, "0"],
  [/(?:let )?\b(?:excessDomChildren|isHydrating) =\s(?!=)[^;]+/g, ""],
  [/\w+\._flags & MODE_SUSPENDED/, "0"],
  [/newVNode\._flags \|= isHydrating;/, ""],
  [/newVNode\._flags &= RESET_MODE;/, ""],
  [/ \|\| oldVNode\._flags & REF_DETACHED/, ""],
  [/\(r = vnode\._component\) &&\s*\(r = r\._excess\)/, "0"],
  [/e && e\.then/g, "0"],
  [/\b(?:isHydrating|excessDomChildren|resumed)\b(?=[^,;])/g, "(0)"],
];

/** Nobody listens in, nothing is handed down, no component catches errors. */
const HOOKS = [
  [/\(tmp = options\.\w+\)/g, "0"],
  [never(["vnode", "unmount", "_commit", "_root", "_render", "debounceRendering"]), "void 0"],
  [/options\.(?:event|_hydrationMismatch)\b/g, "void 0"],
  [/tmp = newType\.contextType;[\s\S]*?: globalContext;/, ""],
  [/if \(provider\) provider\.sub\(c\);/, ""],
  [/c\.context = componentContext;|this\.context = context;/g, ""],
  [/,\s*(?:componentContext|c\.context)\b/g, ""],
  [/props, (?:state, )?context\)/g, "props)"],
  [never(["getDerivedStateFromProps", "getSnapshotBeforeUpdate", "getChildContext"]), "void 0"],
  [never(["componentWillMount", "componentWillReceiveProps", "componentWillUpdate"]), "void 0"],
  [/options\._catchError\((\w+)[^)]*\);/g, "throw $1;"],
  [/try (\{[^{}]*\{?[^{}]*\}?[^{}]*\}) catch \(e\) \{\s*throw e;\s*\}/g, "$1"],
  [/\tlet component,[\s\S]*?(?=\n\t\/\/ Reset rerender count)/, ""],
  [/c\._bits & COMPONENT_(?:PENDING_ERROR|PROCESSING_EXCEPTION)/g, "0"],
  [/\b\w+\.props\._parentDom\b|\bnewProps\._parentDom\b/g, "void 0"],
];

/** All is drawn from the top, so no component draws itself again; far moves need not be fewest. */
const ONE_ROOT = [
  [/export \{ create(?:Context|Portal) \} from '[^']+';/g, ""],
  [/export function enqueueRender\(c\) \{[\s\S]*?\n\}/, ""],
  [/BaseComponent\.prototype\.(?:setState|forceUpdate) = function[\s\S]*?\n\};/g, ""],
  [/\w+(?:\._component)?\._bits & COMPONENT_(?:DIRTY|FORCE)/g, "0"],
  [/\w+(?:\._component)?\._bits [|&]?= [^;]*;/g, ""],
  [/\(newVNode\._original == oldVNode\._original &&\s*!\(0\)\) \|\|/, ""],
  [/if \(newVNode\._original != oldVNode\._original\)/, ""],
  [/if \(!c\.state\) c\.state = \{\};|if \(!c\._nextState\)[^;]*;|c\.state = c\._nextState;/g, ""],
  [/(c\.props), \(c\.state = c\._nextState\)/, "$1"],
  [/,\s*c\._nextState/g, ""],
  [/c\._stateCallbacks = \[\];|EMPTY_ARR\.push\.apply\([^;]*;/g, ""],
  [/oldProps, oldState, snapshot/, "oldProps"],
  [/if \(!\(0\)\) markAsForce\(newVNode\);/, ""],
  [/resetRenderCount\(\);/, ""],
  [/moved = 1;/, "childVNode._flags |= INSERT_VNODE;"],
  [/if \(moved\)/, "if (0)"],
  [/childVNode\._flags \|= LIS_CANDIDATE;/, ""],
];

/** Elements, attributes and forms of a call that are not written here. */
const WRITTEN = [
  [/while \(next && next\.nodeType == 8\) next = next\.nextSibling;/, ""],
  [/while \(\s*(\(oldDom = oldDom && oldDom\.nextSibling\))[\s\S]*?\);\n/, "$1;\n"],
  [/i == 'dangerouslySetInnerHTML'/g, "0"],
  [/if \((?:newHtml|oldHtml)\)/g, "if (0)"],
  [/nodeType == '(?:math|template|textarea|progress|foreignObject)'/g, "0"],
  [/namespace == MATH_NAMESPACE/g, "0"],
  [/newProps\.is \? newProps : parentDom/, "parentDom"],
  [/parentDom\.ownerDocument \|\| document/, "document"],
  [/ &&\s*!\(i == '\w+' && 'default\w+' in newProps\)/g, ""],
  [/name = name\.replace\(\/xlink[^;]*;/, ""],
  [/name == 'popover' && value == true \? '' : value/, "value"],
  [/useCapture = [^;]*;/, ""],
  [/, useCapture\)/g, ")"],
  [/name != '(?:width|height|href|list|form|download|popover)' &&/g, ""],
  [/typeof \w+ == 'string'(?=\) \{\s*dom\.style)/g, "0"],
  [/typeof ref == 'function'/, "1"],
  [/\(!r\.current \|\| r\.current == vnode\._dom\)/, "1"],
  [/parentDom\.nodeType == 9/, "0"],
];

const rules = [...ABSENT, ...HOOKS, ...ONE_ROOT, ...WRITTEN];
const idle = new Set(rules);

function lean(text) {
  let left = text;
  for (const rule of rules) {
    const before = left;
    left = left.replace(...rule);
    if (left !== before) idle.delete(rule);
  }
  return left;
}

/** For the builder of the modules. */
export const leanPreact = {
  name: "lean-preact",
  setup(build) {
    build.onResolve({ filter: /^preact$/ }, () => ({ path: entry, sideEffects: false }));
    build.onLoad({ filter: /[\\/]preact[\\/]src[\\/].*\.js$/ }, async ({ path }) => ({
      contents: lean(await readFile(path, "utf8")),
    }));
    build.onEnd(() => ({
      errors: [...idle].map(([pattern]) => ({ text: `lean.mjs: Preact has no ${pattern}` })),
    }));
  },
};

/** For the tests. */
export const leanTests = {
  name: "lean-preact",
  enforce: "pre",
  transform: (code, id) => (id.startsWith(source.split(sep).join("/")) ? lean(code) : null),
};
