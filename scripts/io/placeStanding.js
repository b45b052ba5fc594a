import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyFile } from './listFiles.js';
import { placeFiles } from './placeFiles.js';

/** A page at an earlier address of another one, which is rendered with that. */
const leadsOn = '<meta http-equiv="refresh"';

/**
 * Takes folders of pages that stand over from the last site, as more names of the same files. Where what cuts the address of a raw file
 * leads to its product, it stands with that.
 *
 * @param {string} from the last site
 * @param {string} to the new one
 * @param {string[]} folders
 * @returns {string[]} paths of the files
 */
export function placeStanding(from, to, folders) {
  const paths = folders.flatMap((folder) => [
    ...filesOf(from, folder, false),
    ...(folder.startsWith('products/') ? filesOf(from, folder.replace('products/', 'raw/'), true) : []),
  ]);
  return placeFiles(from, to, { share: true, paths });
}

/**
 * @param {string} site
 * @param {string} folder
 * @param {boolean} leading whether those are meant that lead to another page, or the others
 */
const filesOf = (site, folder, leading) =>
  everyFile(site, folder).filter((path) => {
    const isPage =
      path.endsWith('/index.html') && (folder.startsWith('raw/') || path !== `${folder}/index.html`);
    return leading === (isPage && readFileSync(join(site, path), 'utf8').includes(leadsOn));
  });
