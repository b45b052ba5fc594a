import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeAndTry } from '../../scripts/flow/compose.js';
import { drawCharts } from '../../scripts/flow/drawCharts.js';
import { generatedFiles } from '../../scripts/flow/incremental/generatedFiles.js';
import { filesBelow } from '../../scripts/io/listFiles.js';
import { readProjectFiles, readStyles } from '../../scripts/io/projectFiles.js';
import { writeReferenceBlog } from '../build/referenceBlog.js';

/**
 * @typedef {object} Outcome
 * @property {import('../../scripts/model/inputError.js').Problem[]} problems
 * @property {unknown} crash what was thrown, that is no mistake of the input
 *
 * @typedef {object} HandWrittenProject a copy of the project to damage
 * @property {string} root
 * @property {string[]} files that people write
 * @property {(path: string) => string} textOf a file, undamaged
 * @property {<T>(path: string, text: string, work: () => Promise<T>) => Promise<T>} during does something while a file has another text
 * @property {(path: string, text: string) => Promise<Outcome>} outcome what comes of another text
 * @property {() => string[]} leftOvers of builds
 * @property {() => { path: string, text: string }[]} pages of the site that was built
 * @property {() => void} remove
 *
 * @returns {HandWrittenProject}
 */
export function handWrittenProject() {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-fuzz-'));
  writeReferenceBlog(root);
  const files = ['config.toml', ...readProjectFiles(root).texts.map(({ path }) => path)].filter((path) =>
    /\.(?:toml|md)$/.test(path),
  );
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const textOf = (/** @type {string} */ path) => texts.get(path) ?? '';
  /** @type {HandWrittenProject['during']} */
  const during = async (path, text, work) => {
    writeFileSync(join(root, path), text);
    try {
      return await work();
    } finally {
      writeFileSync(join(root, path), textOf(path));
    }
  };
  return {
    root,
    files,
    textOf,
    during,
    outcome: (path, text) =>
      during(path, text, () =>
        generate(root).then(
          (problems) => ({ problems, crash: null }),
          (crash) => ({ problems: [], crash }),
        ),
      ),
    leftOvers: () => readdirSync(root).filter((name) => /^public\./.test(name)),
    pages: () =>
      filesBelow(root, 'public')
        .filter((path) => /\.(?:html|xml)$/.test(path))
        .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
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
  const parts = generatedFiles(composed, { draw });
  while (!(await parts.next()).done);
  return composed.problems;
}
