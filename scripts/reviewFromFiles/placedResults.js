import { pairRuns } from '../results/runs/pairRuns.js';

/**
 * Results of files, with the place that their files have in the blog.
 *
 * @typedef {import('../results/inspect/inspectFiles.js').InspectedGroup} InspectedGroup
 *
 * @typedef {object} Filing
 * @property {import('./productsOfFiles.js').StartedProduct[]} products
 * @property {import('./testsOfProducts.js').StartedTests} tests
 * @property {ReadonlyMap<string, string>} filed path of each file of a product below `data/raw/`
 *
 * @typedef {{ product: string, test: string, summary: import('../model/summary.js').Summary }} PlacedSummary
 * @typedef {{ product: string, test: string, run: number, series: import('../model/series.js').Series }} PlacedLine
 */

/**
 * @param {InspectedGroup[]} groups one for each product, in their order
 * @param {Filing} filing
 * @returns {PlacedSummary[]} a summary over files of several tests once for each
 */
export function placedSummaries(groups, { products, tests, filed }) {
  return groups.flatMap(({ summaries }, at) => {
    const { id, files } = products[at];
    const runs = pairRuns(files);
    return summaries.flatMap((summary) => {
      const measuring = summary.runs.map((each) => fileMeasuring(summary.metric, each, { runs, files }));
      // of files that could not be filed there are no results
      const sources = measuring.filter((file) => filed.has(`${id} ${file}`));
      const own = new Set(sources.flatMap((file) => tests.of(id, file) ?? []));
      return [...own].map((test) => ({ product: id, test, summary }));
    });
  });
}

/**
 * The source of a value, or the meter beside it that has the metric where the source has not.
 *
 * @param {string} metric
 * @param {import('../model/summary.js').RunValue} value
 * @param {{ runs: import('../results/runs/pairRuns.js').PairedRun[], files: import('../results/runs/pairRuns.js').ParsedFile[] }} group
 */
function fileMeasuring(metric, { run, source }, { runs, files }) {
  const has = (/** @type {string} */ name) =>
    files.some(({ file, parsed: { measurements, series } }) => {
      // of a file with results, readings are no results
      const results = measurements.length > 0 ? measurements : series;
      return file === name && results.some((each) => each.metric === metric);
    });
  return [source, ...runs[run - 1].files].find(has) ?? source;
}

/**
 * @param {InspectedGroup[]} groups one for each product, in their order
 * @param {Filing} filing
 * @returns {PlacedLine[]}
 */
export function placedLines(groups, { products, tests, filed }) {
  return groups.flatMap((group, at) => {
    const { id, files } = products[at];
    const runs = pairRuns(files);
    const pathOf = (/** @type {string} */ file) => filed.get(`${id} ${file}`);
    return group.series.flatMap(({ run, series }) => {
      const [document, ...others] = runs[run - 1].files;
      const path = pathOf(document);
      // a meter's readings beside a document are filed apart from it
      if (others.some((file) => stemOf(pathOf(file)) !== stemOf(path))) return [];
      const test = tests.of(id, document);
      if (test === undefined || path === undefined) return [];
      const first = runs.findIndex((each) => each.files[0] === document);
      return [{ product: id, test, run: numberOf(path) + run - 1 - first, series }];
    });
  });
}

/** `data/raw/p/2026-11/t/run1` of the path of a file or log of the run. @param {string} [path] */
const stemOf = (path = '') => /^.*\/run\d+/.exec(path)?.[0];

/** Of the first run in a file, by its name. @param {string} path */
const numberOf = (path) => Number(/\/run(\d+)[^/]*$/.exec(path)?.[1] ?? 1);
