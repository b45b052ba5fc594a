import { chmodSync, readdirSync } from 'node:fs';
import { build } from '../../scripts/build/buildSite.js';
import { formatProblem, problemOf } from '../../scripts/model/inputError.js';

/* `node buildHidden.js PATH...`: builds the blog around it once for each path, which may not be read meanwhile, and prints the errors and the folders of each build. */

/** @type {Record<string, { errors: string, left: string[] }>} */
const done = {};
for (const path of process.argv.slice(2)) {
  chmodSync(path, 0o000);
  const problems = await build({ root: process.cwd() }).catch((error) => [problemOf(error)]);
  chmodSync(path, 0o755);
  const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
  done[path] = {
    errors: errors.join('\n'),
    left: readdirSync('.').filter((name) => name.startsWith('public')),
  };
}
process.stdout.write(JSON.stringify(done));
