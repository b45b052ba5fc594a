import { blockKinds } from '../charts/blockKinds.js';
import { checkReferences } from '../content/references.js';
import { readProject } from '../content/project.js';
import { siteSettings } from '../content/siteSettings.js';
import { readProjectFiles, readSettings } from '../io/projectFiles.js';
import { formatProblem } from '../model/inputError.js';
import { showRatesIn } from '../model/quantity.js';
import { checkColours, colourDevices } from '../results/deviceColours.js';
import { checkSpecs } from './checkSpecs.js';
import { checkWrittenSpecs } from './checkWrittenSpecs.js';
import { composeReview } from './composeReview.js';
import { openCaches } from './openCaches.js';
import { readRuns } from './readRuns.js';
import { summarizeRuns } from './summarizeRuns.js';

/**
 * The flow as far as the drawing board: what was written and recorded, read, summarised, and every review's questions answered.
 *
 * @param {{ root: string }} options
 */
export function compose({ root }) {
  const { texts, raw } = readProjectFiles(root);
  const settings = siteSettings(readSettings(root));
  showRatesIn(settings.units);
  const project = readProject(texts);
  const cache = openCaches(root);
  const runs = readRuns(raw, { root, cache, project });
  const results = summarizeRuns(runs, project);
  const devices = colourDevices(project);
  const reviews = project.reviews.map((review) =>
    composeReview(review, { results, chartKinds: blockKinds, devices }),
  );
  const problems = [
    ...settings.problems,
    ...project.problems,
    ...checkReferences(project, runs.folders),
    ...runs.problems,
    ...[...project.devices.values()].flatMap(checkSpecs),
    ...project.reviews.flatMap((review) => checkColours(review, devices)),
    ...reviews.flatMap((review) => review.problems),
  ];
  const { about } = settings;
  return {
    cache,
    project,
    results,
    files: runs.files,
    devices,
    reviews,
    about,
    problems: distinct(problems),
  };
}

/** @typedef {ReturnType<typeof compose>} Composition the whole site before it is drawn */

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
 * @param {import('../model/inputError.js').Problem[]} problems
 */
const distinct = (problems) => [...new Map(problems.map((each) => [formatProblem(each), each])).values()];
