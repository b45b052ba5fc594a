import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { everyFile } from './listFiles.js';
import { placeFiles } from './placeFiles.js';

const page = /\.(?:html|xml)$/;

/**
 * Style sheets and scripts that only pages ask for that stand: Hugo, which did not render these, has not written them. What no page
 * names stays behind.
 *
 * @param {string} from the last site
 * @param {string} to the new one
 * @param {string[]} standing paths of files that stand
 */
export function keepAssets(from, to, standing) {
  const pages = standing.filter((path) => page.test(path));
  const dealtWith = new Set(['pagefind', ...standing.map((path) => path.split('/')[0])]);
  const left = readdirSync(from)
    .filter((name) => !dealtWith.has(name))
    .flatMap((name) => everyFile(from, name))
    .filter((path) => !page.test(path) && !existsSync(join(to, path)));
  const named = left.filter((path) =>
    pages.some((each) => readFileSync(join(to, each)).includes(basename(path))),
  );
  placeFiles(from, to, { share: true, paths: named });
}
