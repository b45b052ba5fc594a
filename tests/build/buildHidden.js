import { chmodSync } from 'node:fs';
import { build } from '../../scripts/build/buildSite.js';
import { formatProblem, problemOf } from '../../scripts/model/inputError.js';

/* `node buildHidden.js PATH...`: builds the blog around it once for each path, which may not be read meanwhile, and prints what each build said. */

/** @type {Record<string, string>} */
const said = {};
for (const path of process.argv.slice(2)) {
  chmodSync(path, 0o000);
  const problems = await build({ root: process.cwd() }).catch((error) => [problemOf(error)]);
  chmodSync(path, 0o755);
  said[path] = problems.map(formatProblem).join('\n');
}
process.stdout.write(JSON.stringify(said));
