import '../model/lib/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerAsks } from '../io/askThread.js';
import { openPacking, packArchive } from '../render/packArchive.js';

/* Where the archives of reviews are packed, while the build answers for the next ones. */

/** Bytes that are held for further archives: raw files may be very many. */
const pack = openPacking(64 * 2 ** 20);

answerAsks(
  async (/** @type {import('../render/packArchive.js').Archive & { root: string }} */ { root, ...archive }) =>
    packArchive(archive, pack, (path) => readFileSync(join(root, path))),
);
