import { join } from 'node:path';
import { composeAndTry } from '../flow/compose.js';
import { configureHugo } from '../flow/hugoSettings.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { hugoMemory } from '../flow/hugoMemory.js';
import { generatedFiles } from '../flow/incremental/generatedFiles.js';
import {
  dataInputs,
  generatedFolders,
  keyWhileSame,
  lookAtInputs,
  siteInputs,
} from '../flow/incremental/inputs.js';
import { unchangedReviews } from '../flow/incremental/unchangedReviews.js';
import { writeParts } from '../flow/incremental/writeParts.js';
import { pagesToKeep } from '../flow/pagesToKeep.js';
import { openBuiltFiles } from '../io/builtFiles.js';
import { checkBlog, programBeside } from '../io/hugoConfig.js';
import { hugoPlaces } from '../io/projectFiles.js';
import { runHugo } from '../io/runHugo.js';
import { runIfChanged } from '../io/runIfChanged.js';
import { openGenerated } from '../io/writeGenerated.js';
import { hasErrors } from '../model/inputError.js';
import { archivedParts } from '../render/archivedParts.js';
import { findHugo } from '../setup/findHugo.js';
import { archiveProblems } from './archive.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/** Where generated files are for a check. */
const folder = '.build/check';

/** What stands where a chart would: nothing is drawn for a check. */
const blank = Object.freeze({
  page: null,
  svg: { wide: '', narrow: '' },
  small: '',
  margins: null,
  poster: null,
  pictures: null,
  table: { columns: [], rows: [] },
  caption: { marks: [], more: [], methods: [] },
  sentence: '',
  source: '',
  again: null,
  archived: archivedParts({ csv: '', 'vl.json': '' }),
});

/**
 * The whole site but for its drawings: what people wrote and tools recorded, then every page, rendered in memory. As in a build, what
 * nothing has changed of since the last check without an error stands, with what was said of it.
 *
 * @param {string} root
 * @returns {Promise<Problem[]>}
 */
export async function checkSite(root) {
  checkBlog(root);
  const built = openBuiltFiles(root, 'check-hashes');
  const look = lookAtInputs(root);
  const problems = await checkData(root, built, look);
  if (!hasErrors(problems)) problems.push(...(await checkPages(root, built, look)));
  built.save();
  return problems;
}

/** @typedef {import('../flow/incremental/inputs.js').InputLook} InputLook */

/** @param {string} root @param {import('../io/builtFiles.js').BuiltFiles} built @param {InputLook} look */
async function checkData(root, built, look) {
  const { problems } = await runIfChanged(join(root, '.build/done/check-data.json'), {
    reads: keyWhileSame(look, () =>
      JSON.stringify({ ...dataInputs(root, look), beside: besideData(root, look) }),
    ),
    wrote: () => built.keyOf(generatedFolders(folder)),
    work: async (key, last) => {
      const inputs = JSON.parse(key);
      const made = await composeAll(root, built, {
        inputs,
        last: last && { made: last.outcome, inputs: JSON.parse(last.key) },
      });
      look.again();
      return made;
    },
    stands: (made) => !hasErrors(made.problems),
  });
  return [...problems];
}

/** What may lie there astray, and the archive. @param {string} root @param {InputLook} look */
const besideData = (root, { project }) =>
  project.fingerprint(hugoPlaces(root).filter((place) => place !== 'data' && place !== 'content'));

/**
 * @param {string} root
 * @param {import('../io/builtFiles.js').BuiltFiles} built
 * @param {{ inputs: Parameters<typeof unchangedReviews>[1], last: Parameters<typeof unchangedReviews>[0] }} of
 */
async function composeAll(root, built, { inputs, last }) {
  const standing = unchangedReviews(last, inputs);
  const composed = draftsAside(await composeAndTry({ root, standing, inputs }));
  const problems = [...composed.problems, ...archiveProblems(root, composed.project)];
  if (hasErrors(problems)) return { problems, common: null, reviews: {} };
  // little of the cache is asked for where nothing is drawn
  const cache = { ...composed.cache, prune: () => 0 };
  const generated = openGenerated(root, { place: folder, built });
  const site = { composed: { ...composed, cache, problems }, standing, generated };
  return writeParts(root, { ...site, parts: blankParts(composed, standing) });
}

/**
 * @param {import('../flow/compose.js').Composition} composed
 * @param {import('../flow/incremental/unchangedReviews.js').Standing} standing
 */
async function* blankParts(composed, standing) {
  const draw = async (/** @type {{ charts: unknown[] }} */ { charts }) => charts.map(() => blank);
  yield* generatedFiles(composed, { draw, standing });
  const scripts = JSON.stringify({ loader: 'js/none.js', toolLoader: 'js/none.js' });
  yield { files: new Map([['assets/scripts.json', scripts]]) };
}

/**
 * @param {string} root
 * @param {import('../io/builtFiles.js').BuiltFiles} built
 * @param {InputLook} look
 * @returns {Promise<Problem[]>}
 */
async function checkPages(root, built, look) {
  const hugo = findHugo();
  return runIfChanged(join(root, '.build/done/check.json'), {
    reads: keyWhileSame(look, () =>
      JSON.stringify(siteInputs(root, { hugo, generated: folder, built, look })),
    ),
    work: async (key, last) => {
      const pages = { inputs: JSON.parse(key), last: last && JSON.parse(last.key) };
      const problems = await renderPages(root, hugo, pages);
      look.again();
      return problems;
    },
    // what Hugo says of a page it says only when it renders it
    stands: (problems) => problems.length === 0,
  });
}

/**
 * @param {string} root
 * @param {string} hugo the program
 * @param {Pick<import('../flow/pagesToKeep.js').Rendered, 'inputs' | 'last'>} pages
 */
async function renderPages(root, hugo, pages) {
  const standing = pagesToKeep(root, { ...pages, program: programBeside(root), tags: [] });
  const wanted = { name: 'check', hugo, generated: folder, segment: standing?.segment, place: true };
  const { args } = configureHugo(root, wanted);
  const { problems } = await runHugo(hugo, {
    root,
    args: ['--renderToMemory', ...(standing ? ['--renderSegments', 'changed'] : []), ...args],
    env: hugoMemory(Object.keys(pages.inputs.fronts).length),
  });
  return problems;
}
