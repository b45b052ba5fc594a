import '../model/lib/freezeObjects.js';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { answerAsks } from './askThread.js';
import { openSiteIndex } from './indexSite.js';
import { writeFiles } from './writeTree.js';

/*
 * Where the search index is made: a thread that `beginIndex` asks.
 */

/**
 * @typedef {object} Begun
 * @property {string} root of the project
 * @property {Map<string, string | null> | null} pages by path: where each is taken from; `null` where it is yet to be made
 *
 * @typedef {object} NewSite
 * @property {Map<string, string>} sources of the pages that are searched, by path
 * @property {string} fresh a folder for what is new
 *
 * @typedef {object} Indexed
 * @property {import('../model/inputError.js').Problem[]} problems
 * @property {[path: string, isLast: boolean][]} files of the index; `isLast`: whether the last site has the same
 */

const { root, pages } = /** @type {Begun} */ (workerData);
const index = openSiteIndex();
const read = (/** @type {string} */ from) => readFileSync(resolve(root, from));

if (pages) index.begin(pages, read);
answerAsks(finish);

/** @param {NewSite} site @returns {Promise<Indexed>} */
async function finish({ sources, fresh }) {
  // nothing is asked after that: where Pagefind breaks, the thread has nothing left to do
  parentPort?.unref();
  const { problems, files } = await index.finish(sources, (path) => read(String(sources.get(path))));
  return { problems, files: [...files].map(([path, content]) => [path, isLast(path, content, fresh)]) };
}

/** A file that is not as it was is written. @param {string} path @param {Uint8Array} content @param {string} fresh */
function isLast(path, content, fresh) {
  const before = join(root, 'public', path);
  if (existsSync(before) && readFileSync(before).equals(content)) return true;
  writeFiles(fresh, new Map([[path, content]]));
  return false;
}
