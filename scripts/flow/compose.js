import { blockKinds } from '../charts/index.js';
import { checkOtherPages } from '../content/checkPageAddresses.js';
import { checkReferences } from '../content/checkReferences.js';
import { readProject } from '../content/readProject.js';
import { siteSettings } from '../content/siteSettings.js';
import { hasOwnTheme, readProjectFiles, readSettings, settingsFile } from '../io/projectFiles.js';
import { formatProblem } from '../model/inputError.js';
import { checkColours, colourProducts } from '../results/selection/productColours.js';
import { checkDrawings } from './checks/checkDrawings.js';
import { checkFiles } from './checks/checkFiles.js';
import { checkAnalyses } from './checks/checkAnalyses.js';
import { checkSpecs } from './checks/checkSpecs.js';
import { composeReview } from './composeReview.js';
import { contentKey } from './incremental/contentKey.js';
import { openCaches } from './incremental/openCaches.js';
import { nothingUnchanged } from './incremental/unchangedReviews.js';
import { namedProducts } from './namedResults.js';
import { cachedData } from './reading/cachedData.js';
import { cachedMarkdown } from './reading/cachedMarkdown.js';
import { lazyBlogParsers } from './reading/lazyBlogParsers.js';
import { readResults } from './reading/readResults.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/**
 * The flow as far as the drawing board: what was written and recorded, read, summarised, and every review's questions answered.
 *
 * @typedef {object} Composing
 * @property {string} root
 * @property {import('./incremental/unchangedReviews.js').Standing} [standing] what of the last build needs no answers
 * @property {import('./incremental/unchangedReviews.js').Inputs} [inputs] by which results of earlier builds are known
 * @property {Remembered} [remembered] of earlier rounds
 * @property {import('../io/fingerprint.js').Look} [look] at the project, which has listed its files
 *
 * @typedef {object} Remembered what a program that composes again and again keeps of what it has read
 * @property {import('./reading/readResults.js').Remembered} results
 * @property {Map<string, { text: string, markdown: import('../model/project.js').Markdown }>} texts
 *
 * @param {Composing} options
 * @returns {Promise<Composition>}
 */
export async function compose(options) {
  return withProblems(await composeSite(options));
}

/**
 * @param {Composing} options
 * @param {(known: { cache: import('../io/cache.js').Cache, blogParsers: Awaited<ReturnType<typeof lazyBlogParsers>> }) => void} [onRead]
 */
async function composeSite({ root, standing = nothingUnchanged, inputs, remembered, look }, onRead) {
  const { texts, raw } = readProjectFiles(root, look);
  const settings = siteSettings(readSettings(root), settingsFile(root));
  const cache = openCaches(root);
  const project = readProject(texts, {
    read: cachedMarkdown(cache, remembered?.texts),
    readData: cachedData(cache),
    rates: settings.units,
    dateFormat: settings.about.dateFormat,
  });
  const blogParsers = await lazyBlogParsers(project, cache, inputs?.common);
  onRead?.({ cache, blogParsers });
  const changed = project.reviews.filter(({ slug }) => !standing.reviews.has(slug));
  const wanted = standing.common && new Set(changed.flatMap((review) => namedProducts(review, project)));
  const read = await readResults(
    raw,
    { root, cache, project, blogParsers },
    { inputs, wanted, remembered: remembered?.results },
  );
  const { runs, results, allResults, isParsed, productKeys } = read;
  const references = checkReferences(project, runs.folders);
  for (const file of unsettled(references)) project.broken.add(file);
  const products = colourProducts(project);
  const reviews = changed.map((review) =>
    composeReview(review, { results, chartKinds: blockKinds, products, files: runs.files }),
  );
  const siteProblems = [
    ...checkFiles(root, look),
    ...settings.problems,
    ...(hasOwnTheme(root) ? [] : checkOtherPages(texts)),
    ...project.problems,
    ...blogParsers.problems,
    ...references,
    ...runs.problems,
    ...[...project.products.values()].flatMap(checkSpecs),
    ...[...project.methodologies.values()].flatMap(checkAnalyses),
    ...project.reviews.flatMap((review) => checkColours(review, products)),
  ];
  const { about } = settings;
  const { files } = runs;
  return {
    cache,
    project,
    blogParsers,
    results,
    allResults,
    isParsed,
    productKeys,
    // the name of a product that was never tested is among it, too
    dataKey: inputs ? contentKey([inputs.common, inputs.products]) : null,
    files,
    products,
    reviews,
    about,
    siteProblems,
    standing: standing.reviews,
  };
}

/** @param {Awaited<ReturnType<typeof composeSite>>} composed */
const withProblems = (composed) => ({ ...composed, problems: problemsOf(composed) });

/**
 * Files that do not say by what methodology and on what machine. What rests on them would be wrong in every chart and number, by this one
 * cause.
 *
 * @param {Problem[]} references
 */
const unsettled = (references) =>
  references
    .filter(
      ({ severity, file, path }) =>
        severity === 'error' &&
        (path === 'methodology' || path === 'testbed' || /^data\/raw\/.*\/campaign\.toml$/.test(file ?? '')),
    )
    .flatMap(({ file }) => file ?? []);

/** @typedef {ReturnType<typeof withProblems>} Composition the whole site before it is drawn */

/**
 * The same, with what only drawing tells.
 *
 * @param {Composing} options
 * @param {object} [begin] what threads can make meanwhile
 * @param {Parameters<typeof composeSite>[1]} [begin.onRead] once what people wrote is read, before raw files are
 * @param {(composed: Awaited<ReturnType<typeof composeSite>>) => void} [begin.onComposed] before anything is drawn
 * @returns {Promise<Composition>}
 */
export async function composeAndTry(options, { onRead, onComposed } = {}) {
  const composed = await composeSite(options, onRead);
  onComposed?.(composed);
  await checkDrawings(composed.reviews, composed.cache);
  return withProblems(composed);
}

/**
 * What is wrong with the whole, then with each review; one mistake may be met in several places, and its author reads it once.
 *
 * @param {object} composed
 * @param {import('../model/project.js').Project} composed.project
 * @param {import('./composeReview.js').Composed[]} composed.reviews
 * @param {Problem[]} composed.siteProblems
 * @param {import('./incremental/unchangedReviews.js').Standing['reviews']} composed.standing
 * @returns {Problem[]}
 */
function problemsOf({ project, reviews, siteProblems, standing }) {
  /** @type {Map<string, { problems: Problem[] }>} */
  const known = new Map(standing);
  for (const each of reviews) known.set(each.review.slug, each);
  const problems = [
    ...siteProblems,
    ...project.reviews.flatMap(({ slug }) => known.get(slug)?.problems ?? []),
  ];
  return [...new Map(problems.map((each) => [formatProblem(each), each])).values()];
}
