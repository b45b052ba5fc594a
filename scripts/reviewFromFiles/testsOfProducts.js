import { kindOf } from '../add/toolKinds.js';
import { groupBy } from '../model/lib/groupBy.js';
import { withoutParts, workloadWords } from '../model/parameters.js';
import { toolName } from '../model/toolName.js';
import { logName } from '../results/runs/fio/logName.js';
import { pairRuns } from '../results/runs/pairRuns.js';
import { freeId } from './productsOfFiles.js';

/**
 * @typedef {{ title: string, tool: string, results: { metric: string }[] }} TestFacts as in a methodology
 *
 * @typedef {object} StartedTests
 * @property {Record<string, TestFacts>} facts by id
 * @property {(product: string, file: string) => string | undefined} of the test of each file of a product
 *
 * @typedef {import('../results/runs/pairRuns.js').PairedRun} PairedRun
 * @typedef {import('../results/runs/pairRuns.js').ParsedFile} ParsedFile
 */

/** Folders of tests have short names. */
const longest = 40;

/**
 * The tests that files are runs of: one for each tool; where the runs of one product by one tool do not measure the same, one for
 * each that they measure.
 *
 * @param {import('./productsOfFiles.js').StartedProduct[]} products
 * @returns {StartedTests}
 */
export function testsOfProducts(products) {
  const documents = products.flatMap(({ id, files }) =>
    filedRuns(files).map(({ runs, isMeter }) => ({
      product: id,
      tool: testTool(runs[0].tool),
      runs,
      work: workOf(runs, isMeter),
    })),
  );
  /** @type {Record<string, TestFacts>} */
  const facts = {};
  /** @type {Set<string>} */
  const taken = new Set();
  const of = new Map();
  for (const [tool, ofTool] of groupBy(documents, (each) => each.tool)) {
    const perProduct = [...groupBy(ofTool, ({ product }) => product).values()];
    const isOne = perProduct.every((own) => new Set(own.map(({ work }) => work.key)).size === 1);
    for (const own of groupBy(ofTool, ({ work }) => (isOne ? '' : work.key)).values()) {
      const words = isOne ? '' : own[0].work.words;
      const name = toolName(own[0].runs[0].tool, null);
      const id = freeId(`${tool} ${words}`, taken, { longest, without: 'test' });
      const runs = own.flatMap((each) => each.runs);
      facts[id] = { title: words ? `${name}, ${words}` : name, tool, results: commonResults(runs) };
      for (const { product, runs: ofFile } of own)
        for (const file of ofFile.flatMap(({ files }) => files)) of.set(`${product} ${file}`, id);
    }
  }
  for (const { id, files } of products)
    for (const [copy, document] of copiesIn(files)) of.set(`${id} ${copy}`, of.get(`${id} ${document}`));
  return { facts, of: (product, file) => of.get(`${product} ${file}`) };
}

/**
 * Outputs of fio that say less of a run than another one of the same name, which are no runs but are filed beside it.
 *
 * @param {ParsedFile[]} files
 * @returns {string[][]} the copy and the document
 */
function copiesIn(files) {
  const runs = pairRuns(files);
  const inRuns = new Set(runs.flatMap((run) => run.files));
  return files
    .filter(({ file, parsed }) => !inRuns.has(file) && testTool(parsed.tool) === 'fio')
    .flatMap(({ file }) => {
      const run = runs.find(({ files: [document] }) => logName(document).stem === logName(file).stem);
      return run ? [[file, run.files[0]]] : [];
    });
}

/**
 * The runs of each document as `npm run add` files them: readings of a meter beside a document are a document of their own there.
 *
 * @param {ParsedFile[]} files
 */
function filedRuns(files) {
  const beside = new Set(pairRuns(files).flatMap((run) => run.files.slice(1)));
  const meters = files.filter(
    ({ file, parsed }) =>
      beside.has(file) && kindOf(parsed.tool) !== 'log' && parsed.measurements.length === 0,
  );
  const others = pairRuns(files.filter((each) => !meters.includes(each)));
  return [
    ...[...groupBy(others, (run) => run.files[0]).values()].map((runs) => ({ runs, isMeter: false })),
    ...meters.map((meter) => ({ runs: pairRuns([meter]), isMeter: true })),
  ];
}

/** All forms of fio's output are of one tool. @param {string} tool as in records */
const testTool = (tool) => (tool.startsWith('fio-') ? 'fio' : tool);

/** What the runs of one document measured, whatever came out. @param {PairedRun[]} runs @param {boolean} isMeter */
function workOf(runs, isMeter) {
  const all = runs
    .flatMap(({ measurements, series }) => [...measurements, ...series])
    .map(({ test, parameters }) => ({ test, parameters: withoutParts(parameters) }));
  const [{ test, parameters }] = all;
  const words = (workloadWords(parameters) || test || '').replaceAll('\u2009', ' ');
  return {
    key: JSON.stringify([isMeter, ...new Set(all.map((each) => JSON.stringify(each)).sort())]),
    words: isMeter ? `${words} readings`.trim() : words,
  };
}

/** @param {PairedRun[]} runs */
function commonResults([first, ...others]) {
  const metrics = [...new Set(first.measurements.map(({ metric }) => metric))];
  return metrics
    .filter((metric) =>
      others.every(({ measurements }) => measurements.some((each) => each.metric === metric)),
    )
    .map((metric) => ({ metric }));
}
