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
export const placedSummaries = (groups, { products, tests, filed }) =>
  groups.flatMap(({ summaries }, at) =>
    summaries.flatMap((summary) => {
      const { id } = products[at];
      // of files that could not be filed there are no results
      const sources = summary.runs.filter(({ source }) => filed.has(`${id} ${source}`));
      const own = new Set(sources.flatMap(({ source }) => tests.of(id, source) ?? []));
      return [...own].map((test) => ({ product: id, test, summary }));
    }),
  );

/**
 * @param {InspectedGroup[]} groups one for each product, in their order
 * @param {Filing} filing
 * @returns {PlacedLine[]}
 */
export function placedLines(groups, { products, tests, filed }) {
  return groups.flatMap((group, at) => {
    const { id, files } = products[at];
    const runs = pairRuns(files);
    return group.series.flatMap(({ run, series }) => {
      const [document, ...others] = runs[run - 1].files;
      const stem = stemOf(filed.get(`${id} ${document}`));
      // a meter's readings beside a document are filed apart from it
      if (others.some((file) => stemOf(filed.get(`${id} ${file}`)) !== stem)) return [];
      const test = tests.of(id, document);
      const path = filed.get(`${id} ${document}`);
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
