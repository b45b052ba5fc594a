import './model/lib/freezeObjects.js';
import { join } from 'node:path';
import { readCommand } from './command/readCommand.js';
import { openCache } from './io/cache.js';
import { compressFiles } from './io/compressFiles.js';
import { formatQuantity } from './model/quantity.js';

/*
 * `npm run compress`: a .br and a .gz beside every text of `public/`, for hosts that send them as they are. What has not
 * changed since the last time is taken from the cache.
 */

readCommand({ usage: 'usage: npm run compress\nWrites a .br and a .gz file beside every text of public/.' });

const root = process.cwd();
const cache = openCache(root, { compressed: [] });
const { texts, before, after } = await compressFiles(join(root, 'public'), cache);
if (texts === 0) {
  console.error('nothing to compress in public/: run `npm run build` first');
  process.exitCode = 1;
} else {
  cache.prune();
  console.log(`${texts} texts: ${formatQuantity(before, 'B')}, with Brotli ${formatQuantity(after, 'B')}`);
}
