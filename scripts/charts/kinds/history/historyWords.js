import { hasZero, shownUnit, unitShown } from '../../../model/metric.js';
import { formatQuantity } from '../../../model/quantity.js';
import { methodFor } from '../../../statistics/judge.js';
import { sharedName } from '../../marks/productEntry.js';
import { changeText, judgedWords } from '../../words/judgedWords.js';
import { nameOf, noResultWords } from '../../words/lineNames.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { boundWords } from '../../words/meanWords.js';
import { dotLooks } from '../../captions/runDotWords.js';
import { upperFirst } from '../../../model/lib/phrases.js';
import { coursesOf, stepOf } from './historyLines.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('./historyLines.js').Step} Step
 */

/** What the steps are. @param {ChartData} data */
const axisOf = ({ options }) => String(options.x ?? 'date');

/** @param {ChartData} data */
const isJudged = (data) =>
  coursesOf(data).some(({ steps }) => steps.some((step) => step.judged && !isSingle(step.judged)));

/**
 * What a history says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const historyWords = {
  captionMarks(data) {
    const lines = isJudged(data)
      ? 'Thick: clear change; thin: none.'
      : 'Thin line: single runs, so no change is judged.';
    // runs in their order: none of them is ringed
    const summaries = data.rows
      .map(({ summary }) => ({ ...summary, outliers: [] }))
      .filter(({ runs }) => runs.length > 1);
    return [...(summaries.length > 0 ? [dotLooks(summaries).looks] : []), lines, ...boundWords(data.rows)];
  },
  captionNotes(data) {
    const lengths = coursesOf(data).map(({ steps }) => steps.length);
    const most = Math.max(data.family ?? 2, ...lengths);
    const all = most > 2 ? `, for all pairs of ${most} results together` : '';
    const dots = data.rows.some(({ summary }) => summary.runs.length > 1);
    const judged = isJudged(data);
    return [
      ...(dots ? ['Marks: means over the runs; the dots beside them are in the order of the runs.'] : []),
      ...(judged ? [`A change is from the step before, judged by ${methodFor(data.metric)}${all}.`] : []),
      ...firstStepWords(data),
    ];
  },
  sentence(data) {
    const courses = coursesOf(data);
    const sentences = courses.slice(0, mostLines).map((course) => courseWords(course, data));
    return [...sentences, ...moreInTable(courses.length - mostLines), ...noResultWords(data)];
  },
  columns: (data) => [
    { label: upperFirst(axisOf(data)), of: ({ step }) => step?.name ?? null },
    { label: 'Change', numeric: false, of: (row) => changeOf(stepOf(row, data)) },
  ],
  tooltip(row, data) {
    const change = changeOf(stepOf(row, data));
    return [`${axisOf(data)} ${row.step?.name}`, ...(change ? [`${change}, against the step before`] : [])];
  },
};

/** Of several steps of the product that is 100 %, which one is. @param {ChartData} data */
function firstStepWords({ relative, rows }) {
  const own = rows.filter(({ product }) => product === relative?.product);
  const [first, ...others] = own.sort((a, b) => Number(a.step?.at) - Number(b.step?.at));
  return others.length > 0 ? [`100\u2009% is ${relative?.name} at ${first.step?.name}.`] : [];
}

/** @param {import('./historyLines.js').Course} course @param {ChartData} data */
function courseWords({ label, steps }, data) {
  const show = (/** @type {ChartRow} */ { step, summary }) =>
    `${formatQuantity(summary.mean, shownUnit(data))} (${step?.name})`;
  const names = [...new Set(steps.map(({ row }) => nameOf(data.products, row.product)))];
  const name = [sharedName(names), label].filter(Boolean).join(', ');
  const [first, last] = [steps[0].row, steps[steps.length - 1].row];
  if (steps.length === 1) return `${name}: ${show(first)} alone.`;
  const clear = steps
    .filter(({ judged }) => judged?.verdict === 'clear')
    .map((step) => `${changeOf(step)} at ${step.row.step?.name}`);
  const words = clear.length > 0 ? `clear: ${clear.join(', ')}` : 'no clear change from step to step';
  return `${name}: ${show(first)} to ${show(last)}; ${words}.`;
}

/**
 * A change as it stands in the drawing: `+12 %`, of what has no zero `+2 dB`.
 *
 * @param {Step} step that has one before it
 */
export function stepChange({ row: { summary }, before, judged }) {
  const change = judged?.change ?? null;
  if (change !== null && hasZero(summary.unit)) return changeText({ change, interval: null });
  const difference = summary.mean - Number(before?.summary.mean);
  return `${difference > 0 ? '+' : '\u2212'}${formatQuantity(Math.abs(difference), unitShown(summary))}`;
}

/**
 * `62 % faster (51 to 74 %)`, `no clear difference`, that it is not judged; `null` of the first step.
 *
 * @param {Step | undefined} step
 */
function changeOf(step) {
  if (!step?.judged || !step.before) return null;
  const { row, before, judged } = step;
  if (isSingle(judged)) return 'one run: not judged';
  return judgedWords(before.summary, row.summary, judged);
}

/** Whether a side has one run. @param {NonNullable<Step['judged']>} judged */
const isSingle = ({ verdict }) => verdict === 'single' || verdict === 'bound';
