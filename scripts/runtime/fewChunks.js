import { join, relative } from 'node:path';
import { programCode } from '../io/programFiles.js';

/** @typedef {import('esbuild').Metafile['outputs']} Outputs */

/** What this many chart kinds need comes with the first of them. */
const many = 8;

/** A file of fewer bytes costs a reader more in the request than in the reading. */
const small = 1100;

/**
 * esbuild makes a file for each set of scripts that share a module: a hundred small ones, which readers wait for in turn. Here every
 * script of charts imports the page's, and the page's imports what most kinds share, so that all this has the same set: one file.
 *
 * @param {string} program where it lies
 * @param {string} page the script that makes charts answer
 * @param {Outputs} outputs of the same scripts, bundled without this
 * @returns {import('esbuild').Plugin}
 */
export function fewChunks(program, page, outputs) {
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [{ entryPoint, needs: neededBy(path, outputs) }] : [],
  );
  const kinds = entries.filter(({ entryPoint }) => kindOf(entryPoint));
  const shared = Object.entries(outputs).filter(([path]) => {
    const users = kinds.filter(({ needs }) => needs.has(path)).length;
    return users >= many || (users > 1 && outputs[path].bytes < small);
  });
  const common = shared.flatMap(([, { inputs }]) => Object.keys(inputs)).sort();
  /** @type {Map<string, string[]>} */
  const added = new Map(entries.map(({ entryPoint }) => [entryPoint, [page]]));
  added.set(page, common);
  return {
    name: 'few-chunks',
    setup(bundle) {
      bundle.onLoad({ filter: /\.js$/ }, ({ path }) => {
        const more = added.get(relative(program, path).replaceAll('\\', '/'));
        if (!more) return undefined;
        const imports = more.map((each) => `import ${JSON.stringify(join(program, each))};`);
        return { contents: `${imports.join('\n')}\n${programCode(path)}` };
      });
    },
  };
}

/**
 * A script and all that it cannot begin without.
 *
 * @param {string} output
 * @param {Outputs} outputs
 * @param {Set<string>} [found]
 */
export function neededBy(output, outputs, found = new Set()) {
  found.add(output);
  for (const { path, kind } of outputs[output].imports)
    if (kind === 'import-statement' && !found.has(path)) neededBy(path, outputs, found);
  return found;
}

/** @param {string} [source] a script's @returns {string | undefined} the chart kind that it draws */
export function kindOf(source = '') {
  const [, name] = /^scripts\/charts\/kinds\/(\w+)\.js$/.exec(source) ?? [];
  // a kind's file has its name
  return name?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
