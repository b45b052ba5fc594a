import { InputError } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { workloadWords } from '../../model/parameters.js';

/**
 * What is said of a reader's own files, where they fit a chart and where they do not.
 *
 * @typedef {import('../../model/summary.js').Summary} Summary
 * @typedef {import('../../model/chartData.js').ChartRow & { found: Summary[] }} Place of the chart, and the results that fit it
 * @typedef {{ run: number, series: import('../../model/series.js').Series }} Line
 */

/** A tool that gives one number and does not say what it is means the mean. */
export const alike = new Set(['mean', 'value']);

/** @param {import('../../model/series.js').Series} series */
export const lineWords = ({ parameters: own, metric }) =>
  [workloadWords(own), metrics[metric].title, 'over time'].filter(Boolean).join(' ');

/** As `4 KiB random read, 1 thread: bandwidth`. @param {Summary} summary */
export function wordsOf({ parameters: own, metric, statistic }) {
  const measure = [metrics[metric].title, !alike.has(statistic) && statistic];
  return `${workloadWords(own)}: ${measure.filter(Boolean).join(' ')}`;
}

/** More than this nobody reads in a message. */
const most = 4;

/** @param {string[]} list */
const listed = (list) => {
  const all = [...new Set(list)];
  const more = all.length > most ? `; and ${all.length - most} more` : '';
  return `${all.slice(0, most).join('; ')}${more}`;
};

/**
 * Where nothing of the files has a place in the chart: what it needs, and what they hold.
 *
 * @param {string} names of the files
 * @param {{ places: Place[], open: Place[], missing: string[], summaries: Summary[], lines: Line[] }} about
 */
export function nothingFits(names, { places, open, missing, summaries, lines }) {
  if (open.length > 0)
    return new InputError(`${names} fits several results of this chart`, {
      hint: `several are possible: ${listed(open.map(({ label }) => label))}`,
    });
  const several = places.find(({ found }) => found.length > 1);
  if (several)
    return new InputError(`several results in ${names} fit ${wordsOf(several.summary)}`, {
      hint: `several are possible: ${listed(several.found.map(wordsOf))}`,
    });
  const near = summaries.filter((each) => places.some(({ summary }) => summary.metric === each.metric));
  const held = [
    ...(near.length ? near : summaries).map(wordsOf),
    ...lines.map(({ series }) => lineWords(series)),
  ];
  return new InputError(`nothing in ${names} was measured as this chart asks`, {
    hint: `the chart needs ${listed(missing)}. The file holds ${held.length ? listed(held) : 'no result'}`,
  });
}
