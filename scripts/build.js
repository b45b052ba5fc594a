import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { analyse } from './analysis/index.js';
import { blockKinds } from './charts/blockKinds.js';
import { checkReferences } from './content/references.js';
import { readProject } from './content/project.js';
import { siteSettings } from './content/siteSettings.js';
import { checkSpecs } from './flow/checkSpecs.js';
import { checkWrittenSpecs } from './flow/checkWrittenSpecs.js';
import { composeReview } from './flow/composeReview.js';
import { drawCharts, getReadyToDraw } from './flow/drawCharts.js';
import { generatedFiles } from './flow/generatedFiles.js';
import { dataInputs, generatedFolders } from './flow/inputs.js';
import { scriptFiles } from './flow/pageFiles.js';
import { readRuns } from './flow/readRuns.js';
import { reviewArchives } from './flow/reviewArchives.js';
import { publishSite } from './flow/publishSite.js';
import { openCache } from './io/cache.js';
import { stampsOf } from './io/fingerprint.js';
import { readProjectFiles, readSettings, readTexts } from './io/projectFiles.js';
import { unlessDone } from './io/unlessDone.js';
import { writeGenerated } from './io/writeGenerated.js';
import { formatProblem, InputError } from './model/inputError.js';
import { onceFor } from './model/onceFor.js';
import { showRatesIn } from './model/quantity.js';
import { sameAgain } from './model/sameAgain.js';
import { checkColours, colourDevices } from './results/deviceColours.js';
import { summarizeFindings } from './results/summarizeFindings.js';
import { summarizeTest } from './results/summarizeTest.js';
import { summarize } from './statistics/index.js';

/** The code that each kind of cache entry is made by. */
const cached = {
  parse: ['scripts/parse', 'scripts/model'],
  chart: ['scripts/charts', 'scripts/render', 'scripts/runtime', 'scripts/model'],
  page: [
    'assets/js',
    ...['parse', 'statistics', 'results', 'charts', 'render', 'runtime', 'model'].map(
      (stage) => `scripts/${stage}`,
    ),
  ],
  picture: ['scripts/render', 'scripts/model'],
  archive: ['scripts/render', 'scripts/model'],
};

/** @typedef {import('./results/summarizeTest.js').TestRuns} TestRuns */

/** What is in a test, once for as long as its runs are the same. */
const found = onceFor((/** @type {TestRuns} */ testRuns) => {
  const inSeries = onceFor((/** @type {import('./model/series.js').Series} */ series) =>
    analyse(series, testRuns),
  );
  return {
    inSeries,
    summaries: summarizeTest(testRuns, summarize),
    findings: summarizeFindings(testRuns, inSeries, summarize),
  };
});

const allSummaries = sameAgain((/** @type {TestRuns[]} */ tests) =>
  tests.flatMap((test) => found(test).summaries),
);
const allFindings = sameAgain((/** @type {TestRuns[]} */ tests) =>
  tests.flatMap((test) => found(test).findings),
);

/**
 * The flow as far as the drawing board: what was written and recorded, read, summarised, and every review's questions answered.
 *
 * @param {{ root: string }} options
 */
export function compose({ root }) {
  const { texts, raw } = readProjectFiles(root);
  const settings = siteSettings(readSettings(root));
  showRatesIn(settings.units);
  const cache = openCache(root, cached);
  const project = readProject(texts);
  const { tests, health, files, folders, problems: unread } = readRuns(raw, { root, cache, project });
  /** @type {import('./results/selectSummaries.js').Results} */
  const results = {
    project,
    tests,
    health,
    findings: (series, test) => found(test).inSeries(series),
    summaries: allSummaries(tests),
    findingSummaries: allFindings(tests),
  };
  const devices = colourDevices(project);
  const reviews = project.reviews.map((review) =>
    composeReview(review, { results, chartKinds: blockKinds, devices }),
  );
  const problems = [
    ...settings.problems,
    ...project.problems,
    ...checkReferences(project, folders),
    ...unread,
    ...[...project.devices.values()].flatMap(checkSpecs),
    ...project.reviews.flatMap((review) => checkColours(review, devices)),
    ...reviews.flatMap((review) => review.problems),
  ];
  return {
    cache,
    project,
    results,
    files,
    devices,
    reviews,
    about: settings.about,
    problems: distinct(problems),
  };
}

/**
 * The same, with what only drawing tells of specs that authors wrote themselves.
 *
 * @param {{ root: string }} options
 */
export async function composeAndTry({ root }) {
  const composed = compose({ root });
  const undrawable = await checkWrittenSpecs(composed.reviews, composed.cache);
  return { ...composed, problems: [...composed.problems, ...undrawable] };
}

/**
 * One mistake may be met in several places; its author reads it once.
 *
 * @param {import('./model/inputError.js').Problem[]} problems
 */
const distinct = (problems) => [...new Map(problems.map((each) => [formatProblem(each), each])).values()];

/**
 * All that `.build/` is to hold, by path in it. In live preview what can be drawn is drawn, whatever is wrong beside it.
 *
 * @param {{ root: string, live?: boolean }} options
 * @returns {Promise<{ problems: import('./model/inputError.js').Problem[], generated: Map<string, string | Uint8Array> | null }>}
 */
export async function generate({ root, live = false }) {
  if (live || !existsSync(join(root, '.build/cache'))) getReadyToDraw();
  const composed = await composeAndTry({ root });
  const { cache, problems } = composed;
  if (!live && hasErrors(problems)) return { problems, generated: null };

  const styles = readTexts(root, 'assets/css/tokens');
  const draw = (/** @type {typeof composed.reviews[number]} */ { review, charts }) =>
    drawCharts(charts, { slug: review.slug, cache, styles });
  const [generated, scripts] = await Promise.all([generatedFiles(composed, draw), scriptFiles(cache)]);
  for (const [path, text] of scripts) generated.set(path, text);
  const read = (/** @type {string} */ path) => readFileSync(join(root, path));
  for (const [path, bytes] of reviewArchives(composed, generated, { cache, read }))
    generated.set(path, bytes);
  // a preview does not ask again for what it remembers
  if (!live) cache.prune();
  return { problems, generated };
}

/**
 * Writes `.build/`, which Hugo reads.
 *
 * @param {{ root: string }} options
 * @returns {Promise<{ problems: import('./model/inputError.js').Problem[] }>}
 */
export async function buildData({ root }) {
  const { problems, generated } = await generate({ root });
  if (generated) writeGenerated(root, generated);
  return { problems };
}

/**
 * From raw files to `public/`. Where anything is wrong, the last good site stays.
 *
 * @param {{ root: string }} options
 * @returns {Promise<import('./model/inputError.js').Problem[]>}
 */
export async function build({ root }) {
  const { problems } = await unlessDone(join(root, '.build/done/data.json'), {
    reads: () => dataInputs(root),
    wrote: () => stampsOf(root, generatedFolders),
    work: () => buildData({ root }),
    stands: ({ problems: said }) => !hasErrors(said),
  });
  return hasErrors(problems) ? problems : [...problems, ...(await publishSite(root))];
}

/** @param {import('./model/inputError.js').Problem[]} problems */
const hasErrors = (problems) => problems.some(({ severity }) => severity === 'error');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await build({ root: process.cwd() }).catch((error) => {
    if (error instanceof InputError) return [error.problem];
    throw error;
  });
  for (const each of problems) console.error(formatProblem(each));
  console.log(hasErrors(problems) ? 'not published: public/ is as it was' : 'public/ is ready');
  process.exitCode = hasErrors(problems) ? 1 : 0;
}
