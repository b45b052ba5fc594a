import './model/lib/freezeObjects.js';
import { setFlagsFromString } from 'node:v8';
import { readCommand } from './command/readCommand.js';
import { beginLook } from './io/beginLook.js';
import { reviewFolders } from './io/projectFiles.js';
import { formatProblem, hasErrors, problemOf } from './model/inputError.js';
import { hearHugo } from './setup/findHugo.js';

const { values } = readCommand({
  usage: `usage: npm run build -- [options]
Makes the site, in public/. Where anything is wrong, the last good site stays.
  --shard N/ALL  only draw the Nth part of the charts into .build/cache, for a build that gets the caches of all parts`,
  options: { shard: { type: 'string' } },
});

/** So many make the heap large, and the files many. */
const manyReviews = 200;

// how much the heap grows between collections, in every thread, where V8 would let it grow fourfold: a large one by little, which takes
// much less memory for hardly more time
const isLarge = reviewFolders(process.cwd()).length > manyReviews;
setFlagsFromString(`--heap-growing-percent=${isLarge ? 30 : 100}`);

/** @param {string} root @param {string} [part] */
async function run(root, part) {
  // a thousand files, loaded once it is known what for
  if (part === undefined) {
    const heard = hearHugo().catch(() => {});
    const ahead = isLarge ? beginLook(root) : undefined;
    const { build } = await import('./build/buildSite.js');
    await heard;
    return build({ root, ahead });
  }
  const { drawShard, readShard } = await import('./flow/drawShard.js');
  const shard = readShard(part);
  return drawShard(root, shard);
}

const problems = await run(process.cwd(), values.shard).catch((error) => [problemOf(error)]);
if (problems.length > 0) console.error(problems.map(formatProblem).join('\n'));
const [done, failed] = values.shard
  ? [`part ${values.shard} of the charts is in .build/cache`, 'not drawn']
  : ['public/ is ready', 'not published: public/ is as it was'];
console.log(hasErrors(problems) ? failed : done);
process.exitCode = hasErrors(problems) ? 1 : 0;
