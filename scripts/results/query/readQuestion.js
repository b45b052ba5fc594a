import { isMetric, isStatistic, metrics } from '../../model/metric.js';
import { didYouMean, orDeclared } from '../../model/lib/nearest.js';
import { parameterNames, questionWord } from '../../model/parameters.js';
import { narrowingWords, readWord } from './narrowing.js';

/**
 * The words of a question, as `compress rate t1`: a test and a metric, and after them what narrows it in any order: parameters
 * by their short forms (`t8`), their values (`read`) or their names (`level:3`), a statistic of the readings as `p99`. `runs:median` chooses what is said of the runs (their mean where not
 * said), `digits:4` the significant digits, `for:60GB` the time that so much takes.
 *
 * @typedef {{ message: string, hint: string }} Complaint
 *
 * @typedef {object} Question
 * @property {import('../selection/selectSummaries.js').Wanted} wanted
 * @property {string} of what is said of the runs: `mean`, `median`...
 * @property {number | null} digits `null` where not said
 * @property {string | null} amount of which the time is wanted, see `timeForAmount.js`
 * @property {Complaint[]} unknown
 */

const estimates = Object.freeze(['mean', 'median', 'min', 'max', 'sd', 'n']);

/**
 * @param {string[]} words from the test on
 * @param {{ products: string[], review: import('../../model/project.js').Review, project: import('../../model/project.js').Project }} asked
 * @returns {Question}
 */
export function readQuestion([test = '', metric = '', ...rest], { products, review, project }) {
  const tests = [...project.methodologies.values()].flatMap(({ value }) => Object.keys(value.tests ?? {}));
  const { methodology, testbed } = review.value;
  const wanted = /** @type {any} */ ({ products, tests: [test], metric, methodology, testbed });
  /** @type {Complaint[]} */
  const unknown = [];
  const check = (/** @type {string} */ what, /** @type {string} */ name, /** @type {string[]} */ known) => {
    if (known.includes(name)) return;
    const near = didYouMean(name, known, `${what}s`);
    unknown.push({
      message: `unknown ${what}: ${name || '(none)'}`,
      hint: what === 'metric' ? orDeclared(near) : near,
    });
  };
  for (const product of products) check('product', product, [...project.products.keys()]);
  check('test', test, tests);
  if (!isMetric(metric)) check('metric', metric, Object.keys(metrics));
  const said = {
    of: 'mean',
    digits: /** @type {number | null} */ (null),
    amount: /** @type {string | null} */ (null),
  };
  for (const word of rest) {
    const [, key, setting] = /^(runs:|digits:|for:)(.+)$/.exec(word) ?? [];
    const narrowed = readWord(word);
    if (key === 'digits:' && /^[1-9]$/.test(setting)) said.digits = Number(setting);
    else if (key === 'for:') said.amount = setting;
    else if (key === 'runs:') check('estimate', (said.of = setting), [...estimates]);
    else if (isStatistic(word)) wanted.statistic = word;
    else if (narrowed) wanted.where = { ...wanted.where, [narrowed[0]]: [narrowed[1]] };
    else check('word', word, [...narrowingWords(), 'p99', 'runs:median', 'digits:3', 'for:60GB']);
  }
  return { wanted, ...said, unknown };
}

/**
 * @param {import('../../model/summary.js').Summary[]} summaries
 * @returns {Complaint} several results fit the question: what would tell them apart
 */
export function ambiguous(summaries) {
  const names = parameterNames(summaries.map(({ parameters }) => parameters));
  const varying = names.filter(
    (name) => new Set(summaries.map(({ parameters }) => parameters[name])).size > 1,
  );
  const named = new Set(summaries.map((each) => each.benchmark)).size > 1;
  const distinctions = summaries.map(({ parameters, benchmark }) =>
    [
      ...varying.flatMap((name) =>
        parameters[name] === undefined ? [] : questionWord(name, parameters[name]),
      ),
      named && benchmark && `benchmark:${benchmark}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return {
    message: `${summaries.length} results fit`,
    hint: `add what tells them apart: ${[...new Set(distinctions)].slice(0, 8).join('; ')}`,
  };
}
