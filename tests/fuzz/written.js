import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawCharts } from '../../scripts/flow/drawCharts.js';
import { composeAndTry } from '../../scripts/flow/compose.js';
import { gathered, generatedFiles } from '../../scripts/flow/generatedFiles.js';
import { copyProject } from '../../scripts/io/copyProject.js';
import { readProjectFiles, readStyles } from '../../scripts/io/projectFiles.js';

/** The writing reference, which uses every chart kind and every shortcode, and the data that it asks. @param {string} path */
const isWanted = (path) => !/^(?:content\/reviews\/(?!_index)|static\/|node_modules)/.test(path);

/**
 * A copy of the project to damage, and what comes of a damaged file in it.
 *
 * @returns {{ root: string, files: string[], textOf: (path: string) => string, outcome: (path: string, text: string) => Promise<Outcome>, remove: () => void }}
 *
 * @typedef {object} Outcome
 * @property {import('../../scripts/model/inputError.js').Problem[]} problems
 * @property {unknown} crash what was thrown, that is no mistake of the input
 * @property {number} took ms
 */
export function writtenProject() {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-fuzz-'));
  copyProject(root, isWanted);
  const files = ['config.toml', ...readProjectFiles(root).texts.map(({ path }) => path)].filter((path) =>
    /\.(?:toml|md)$/.test(path),
  );
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const textOf = (/** @type {string} */ path) => texts.get(path) ?? '';
  return {
    root,
    files,
    textOf,
    async outcome(path, text) {
      const file = join(root, path);
      const started = performance.now();
      writeFileSync(file, text);
      try {
        return { problems: await generate(root), crash: null, took: performance.now() - started };
      } catch (crash) {
        return { problems: [], crash, took: performance.now() - started };
      } finally {
        writeFileSync(file, textOf(path));
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** Everything of live preview but Hugo, the archives and the page's scripts: it draws what it can, whatever is wrong beside. @param {string} root */
async function generate(root) {
  const composed = await composeAndTry({ root });
  const { cache } = composed;
  const styles = readStyles(root);
  const draw = (/** @type {import('../../scripts/flow/composeReview.js').Composed} */ { review, charts }) =>
    drawCharts(charts, { slug: review.slug, cache, styles });
  await gathered(generatedFiles(composed, { draw }));
  return composed.problems;
}
