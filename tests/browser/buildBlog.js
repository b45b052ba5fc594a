import '../../scripts/model/lib/freezeObjects.js';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/build/buildSite.js';
import { formatProblem, hasErrors, problemOf } from '../../scripts/model/inputError.js';
import { blogFolder, blogSource } from './blogFolders.js';

/* `node tests/browser/buildBlog.js`: the frozen blog, built elsewhere. What was built before is kept where it is unchanged. */

for (const part of ['content', 'data']) rmSync(join(blogFolder, part), { recursive: true, force: true });
cpSync(blogSource, blogFolder, { recursive: true, preserveTimestamps: true });
const problems = await build({ root: blogFolder }).catch((error) => [problemOf(error)]);
if (hasErrors(problems)) {
  for (const each of problems) process.stderr.write(`${formatProblem(each)}\n`);
  process.exitCode = 1;
}
