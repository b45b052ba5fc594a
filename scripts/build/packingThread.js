import '../model/lib/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { archivePacker } from '../flow/records/packArchive.js';
import { answerAsks } from '../io/askThread.js';

/*
 * Where the archives of reviews are packed: a thread that `buildSite` asks.
 */

const pack = archivePacker();

answerAsks(
  async (
    /** @type {{ root: string, archive: import('../flow/records/packArchive.js').Unpacked }} */ {
      root,
      archive,
    },
  ) => pack(archive, (path) => readFileSync(join(root, path))),
);
