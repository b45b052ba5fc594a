import { problem } from '../model/inputError.js';
import { isMetric, isStatistic, metrics } from '../model/metric.js';
import { didYouMean } from '../model/nearest.js';
import { formatNumber, formatQuantity } from '../model/quantity.js';
import { selectSummaries } from './selectSummaries.js';

/**
 * A number inside a sentence: `value "wd-sn520-128 disk-fill bandwidth"`. The words after device, test and metric narrow the
 * question in any order: an operation, a pattern, `qd32`, a statistic of the readings as `p99`. `runs:median` chooses what is said
 * of the runs (their mean where not said), `digits:4` the significant digits.
 *
 * @typedef {{ text: string, title: string }} Answer what the sentence shows, and its source on hover
 */

const estimates = Object.freeze(['mean', 'median', 'min', 'max', 'sd', 'n']);
const operations = ['read', 'write', 'trim', 'mixed', 'copy'];
const patterns = ['sequential', 'random'];

/**
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 * @param {import('./selectSummaries.js').Results} results
 * @returns {{ answer: Answer | null, problems: import('../model/inputError.js').Problem[] }}
 */
export function answerValue({ positional, line }, review, results) {
  const place = { file: review.file, line };
  const { wanted, of, digits, unknown } = readQuestion(positional[0] ?? '', review, results);
  if (unknown.length > 0) {
    return {
      answer: null,
      problems: unknown.map(({ message, hint }) => problem(message, { ...place, hint })),
    };
  }
  const { summaries, problems } = selectSummaries(results, /** @type {any} */ (wanted));
  if (problems.length > 0) return { answer: null, problems: problems.map((each) => ({ ...each, ...place })) };
  if (summaries.length > 1) return { answer: null, problems: [ambiguous(summaries, place)] };
  return answer(summaries[0], { of, digits, place });
}

/**
 * @param {string} query
 * @param {import('../model/project.js').Review} review
 * @param {import('./selectSummaries.js').Results} results
 */
function readQuestion(query, review, { project }) {
  const [device = '', test = '', metric = '', ...rest] = query.trim().split(/\s+/);
  const tests = [...project.methodologies.values()].flatMap(({ value }) => Object.keys(value.tests ?? {}));
  const wanted = /** @type {Record<string, any>} */ ({ devices: [device], tests: [test], metric });
  Object.assign(wanted, { methodology: review.value.methodology, testbed: review.value.testbed });
  /** @type {{ message: string, hint: string }[]} */
  const unknown = [];
  const check = (/** @type {string} */ what, /** @type {string} */ name, /** @type {string[]} */ known) => {
    if (!known.includes(name))
      unknown.push({
        message: `unknown ${what}: ${name || '(none)'}`,
        hint: didYouMean(name, known, `${what}s`),
      });
  };
  check('device', device, [...project.devices.keys()]);
  check('test', test, tests);
  if (!isMetric(metric)) check('metric', metric, Object.keys(metrics));
  const said = { of: 'mean', digits: 3 };
  for (const word of rest) {
    const [, key, setting] = /^(qd|runs:|digits:)(.+)$/.exec(word) ?? [];
    if (operations.includes(word)) wanted.operation = word;
    else if (patterns.includes(word)) wanted.pattern = word;
    else if (key === 'qd' && /^\d+$/.test(setting)) wanted.queueDepths = [Number(setting)];
    else if (key === 'digits:' && /^[1-9]$/.test(setting)) said.digits = Number(setting);
    else if (key === 'runs:') check('estimate', (said.of = setting), [...estimates]);
    else if (isStatistic(word)) wanted.statistic = word;
    else check('word', word, [...operations, ...patterns, 'qd1', 'p99', 'runs:median', 'digits:3']);
  }
  return { wanted, ...said, unknown };
}

/**
 * @param {import('../model/summary.js').Summary[]} summaries
 * @param {{ file: string, line: number }} place
 */
function ambiguous(summaries, place) {
  const told = summaries.map(({ operation, queueDepth, job }) =>
    [operation, queueDepth && `qd${queueDepth}`, job].filter(Boolean).join(' '),
  );
  const hint = `add what tells them apart: ${[...new Set(told)].slice(0, 8).join('; ')}`;
  return problem(`${summaries.length} results fit`, { ...place, hint });
}

/**
 * @param {import('../model/summary.js').Summary} summary
 * @param {{ of: string, digits: number, place: { file: string, line: number } }} options
 */
function answer(summary, { of, digits, place }) {
  const { unit, n, interval, metric, statistic, methodology, runs } = summary;
  const value = /** @type {Record<string, any>} */ (summary)[of];
  if (value === null) {
    const hint = 'it takes two runs or more: leave out runs:, or add runs';
    return { answer: null, problems: [problem(`no ${of} of ${n} run`, { ...place, hint })] };
  }
  const text = of === 'n' ? formatNumber(value) : formatQuantity(value, unit, { digits });
  const spread = interval
    ? `, 95 % confidence interval ${formatQuantity(interval.low, unit)} to ${formatQuantity(interval.high, unit)}`
    : '';
  const what = `${of === 'mean' ? 'mean' : of} of ${n} ${n === 1 ? 'run' : 'runs'}${spread}`;
  const of_ = statistic.startsWith('p') ? `${statistic} ${metrics[metric].title}` : metrics[metric].title;
  const title = `${of_}: ${what}; ${methodology}; from ${runs[0].source}${runs.length > 1 ? ' and its siblings' : ''}`;
  return { answer: { text, title }, problems: [] };
}
