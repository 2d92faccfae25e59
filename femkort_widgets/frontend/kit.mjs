/**
 * What widgets hand to later parts: the names in src/shared/kit.ts, of the replay those in
 * src/replay/kit.ts too. Where a part imports from outside its own folder, it is given the value of
 * that name in `kit`; another name stops the build. Only src/shared/trouble.ts is too short for that.
 */
import { readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const src = join(dirname(fileURLToPath(import.meta.url)), "src");
const names = ["shared", "replay"].flatMap((folder) => {
  const text = readFileSync(join(src, folder, "kit.ts"), "utf8");
  const [, listed] = /(?:const kit = |assign\(kit, )\{([^}]*)\}/.exec(text);
  return [...listed.matchAll(/\w+/g)].map(([name]) => name);
});

/** Those that are ours alone, and may be shortened. */
export const kitNames = names.filter((name) => !["h", "join"].includes(name));

/** For the builder of the part in this folder. */
export const fromKit = (folder) => ({
  name: "from-kit",
  setup(build) {
    const own = folder + sep;
    build.onResolve({ filter: /^(?:preact$|\.\.\/)/ }, ({ path, importer }) =>
      path !== "../shared/trouble" && (importer.startsWith(own) || importer.endsWith("jsx.mjs"))
        ? { path: "kit", namespace: "kit", sideEffects: false }
        : null,
    );
    build.onLoad({ filter: /.*/, namespace: "kit" }, () => ({
      contents: `export const {${names.join()}} = kit;`,
    }));
  },
});
