import { availableParallelism } from 'node:os';
import { listFiles } from '../io/listFiles.js';

/** Folders of tests that start commands, servers or whole builds. */
const ofSite = [
  'build',
  'check',
  'create',
  'deploy',
  'dev',
  'existingSite',
  'fuzz',
  'migrate',
  'new',
  'problems',
  'publish',
  'record',
  'rename',
  'reviewFromFiles',
  'reviewTexts',
  'templates',
  'test',
];

export const tiers = ['unit', 'site', 'browser'];

/** @param {string} path */
function tierOf(path) {
  const folder = path.split('/')[1];
  if (['browser', 'builtSites', 'webkit'].includes(folder)) return 'browser';
  return ofSite.includes(folder) ? 'site' : 'unit';
}

/** What takes longest, or waits most, begins first, and what is short ends: no processor waits for the last file. */
const longest =
  /^tests\/(?:record\/benchScript|create\/walk|build\/(?:reproducible|changes)|reviewFromFiles\/|fuzz\/)/;
/**
 * Tests that build sites in their own process, where the first build takes three times as long as the next, and leave nothing in it changed.
 * Hooks `before` of files that share a process run at once: a file whose hook builds with words of its own stays alone.
 */
const building =
  /^tests\/(?:build\/(?:sameProcess|cleanClone|changedProduct|publishSite|shards|strayFiles|unchanged|unpublished)|check\/site|dev\/generateChanged|problems\/|publish\/|rename\/|templates\/mistakes)/;
/** Tests of functions in folders of commands, which take less time than a process needs to begin. */
const short =
  /^tests\/(?:browser\/|deploy\/recipes|dev\/(?:handbook|postponedReviews|previewServer|problemBoard)|new\/(?:campaignText|guessMetric)|record\/(?:interval|jobFileRisks|namedDevices|placeRecording|readyMethodologies|schedule|truth)|templates\/contradictions|test\/(?:memoryFolder|chooseTestFiles|closingLines))/;

/**
 * Which files of tests are wanted, by what runs them. The corpus is asked for by name: it is no part of the project.
 *
 * @param {string} root
 * @param {{ words: string[], tier?: string }} wish `words`: the path has one of them
 * @returns {{ inNode: string[][], ofBuilt: string[], inWebKit: string[], inBrowser: string[] }} `inNode`: files that share a
 *   process; `ofBuilt`: what only reads the files of the built sites
 */
export function chooseTestFiles(root, { words, tier }) {
  const files = listFiles(root, 'tests').filter(
    (path) =>
      (tier === undefined || tierOf(path) === tier) &&
      (words.length > 0 ? words.some((word) => path.includes(word)) : !path.startsWith('tests/corpus/')),
  );
  const ending = (/** @type {string} */ end) => files.filter((path) => path.endsWith(end));
  return {
    inNode: groupsOf(ending('.test.js')),
    ofBuilt: ending('.built.js'),
    inWebKit: ending('.webkit.js'),
    inBrowser: ending('.spec.js'),
  };
}

/** @param {string[]} files */
function groupsOf(files) {
  const isUnit = (/** @type {string} */ path) => tierOf(path) === 'unit' || short.test(path);
  const sites = files.filter((path) => !isUnit(path));
  const alone = sites.filter((path) => !building.test(path));
  return [
    ...spread(
      sites.filter((path) => building.test(path)),
      availableParallelism() + 1,
    ),
    ...alone.filter((path) => longest.test(path)).map((path) => [path]),
    ...spread(files.filter(isUnit), availableParallelism()),
    ...alone.filter((path) => !longest.test(path)).map((path) => [path]),
  ];
}

/**
 * Takes every n-th file, so that files of one folder, which take about as long, are spread.
 *
 * @param {string[]} files
 * @param {number} count
 */
function spread(files, count) {
  const starts = [...Array(Math.min(count, files.length)).keys()];
  return starts.map((start) => files.filter((_, index) => index % count === start));
}
