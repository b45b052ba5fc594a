import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composeAndTry } from './flow/compose.js';
import { drawCharts, getReadyToDraw } from './flow/drawCharts.js';
import { generatedFiles } from './flow/generatedFiles.js';
import { scriptFiles } from './flow/pageFiles.js';
import { publishSite } from './flow/publishSite.js';
import { reviewArchives } from './flow/reviewArchives.js';
import { unlessGenerated } from './flow/unlessGenerated.js';
import { readTexts } from './io/projectFiles.js';
import { writeGenerated } from './io/writeGenerated.js';
import { formatProblem, hasErrors, problemOf } from './model/inputError.js';

/**
 * @typedef {import('./model/inputError.js').Problem} Problem
 * @typedef {{ problems: Problem[], generated: Map<string, string | Uint8Array> | null }} Generated files by path below `.build`
 */

/**
 * From raw files to `public/`. Where anything is wrong, the last good site stays.
 *
 * @param {{ root: string }} options
 * @returns {Promise<Problem[]>}
 */
export async function build({ root }) {
  const problems = await unlessGenerated(root, async () => {
    const { problems: found, generated } = await generate({ root });
    if (generated) writeGenerated(root, generated);
    return found;
  });
  return hasErrors(problems) ? problems : [...problems, ...(await publishSite(root))];
}

/**
 * All that `.build/` is to hold, for Hugo to make pages of: everything is read and answered, then drawn, then gathered. In live
 * preview what can be drawn is drawn, whatever is wrong beside it.
 *
 * @param {{ root: string, live?: boolean }} options
 * @returns {Promise<Generated>}
 */
export async function generate({ root, live = false }) {
  if (live || !existsSync(join(root, '.build/cache'))) getReadyToDraw();
  const composed = await composeAndTry({ root });
  const { cache, problems } = composed;
  if (!live && hasErrors(problems)) return { problems, generated: null };

  const styles = readTexts(root, 'assets/css/tokens');
  const [pages, scripts] = await Promise.all([
    generatedFiles(composed, ({ review, charts }) =>
      drawCharts(charts, { slug: review.slug, cache, styles }),
    ),
    scriptFiles(cache),
  ]);
  const generated = new Map([...pages, ...scripts]);
  const read = (/** @type {string} */ path) => readFileSync(join(root, path));
  const archives = reviewArchives(composed, generated, { cache, read });
  // a preview does not ask again for what it remembers
  if (!live) cache.prune();
  return { problems, generated: new Map([...generated, ...archives]) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await build({ root: process.cwd() }).catch((error) => [problemOf(error)]);
  for (const each of problems) console.error(formatProblem(each));
  console.log(hasErrors(problems) ? 'not published: public/ is as it was' : 'public/ is ready');
  process.exitCode = hasErrors(problems) ? 1 : 0;
}
