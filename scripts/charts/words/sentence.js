import { cacheTexts, endOfFill, plateauWords } from '../../model/fillWords.js';
import { metrics, shownUnit } from '../../model/metric.js';
import { statedText } from '../../model/statedText.js';
import { wordsOfKind } from './wordsOfKind.js';
import { lineName, noResultWords } from './lineNames.js';
import { mostLines, moreInTable } from './perLine.js';
import { rankingWords } from './rankingWords.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * What the chart shows, in one or two sentences made from its data: for those who cannot see it.
 *
 * @param {ChartData} data
 */
export function sentence(data) {
  const words = wordsOfKind(data).sentence ?? (data.rows.length > 0 ? rowWords : seriesWords);
  return [`${data.title.replace(/[.:]$/, '')}.`, ...words(data)].join(' ');
}

/** @param {ChartData} data */
function rowWords(data) {
  const { rows, products, metric, family } = data;
  const unit = shownUnit(data);
  const labels = [...new Set(rows.map(({ label }) => label))];
  const sentences = labels.slice(0, 3).map((label) => {
    const summaries = rows.filter((row) => row.label === label).map(({ summary }) => summary);
    return rankingWords(distinct(summaries), { products, metric, unit, label, family });
  });
  return [...sentences, ...moreInTable(labels.length - 3), ...noResultWords(data)];
}

/**
 * One a product: the best where a chart shows several along its axis.
 *
 * @param {Summary[]} summaries
 */
function distinct(summaries) {
  const sign = metrics[summaries[0].metric].better === 'lower' ? 1 : -1;
  const sorted = [...summaries].sort((a, b) => sign * (a.mean - b.mean));
  return sorted.filter(
    ({ product }, index) => sorted.findIndex((each) => each.product === product) === index,
  );
}

/** @param {ChartData} data */
function seriesWords({ series, products, metric }) {
  const { shown: unit } = metrics[metric];
  const lines = series.slice(0, mostLines).map(({ series: line, findings, over, ...of }) => {
    const name = lineName(products, of);
    const fill = findings.find((finding) => finding.kind === 'fill-profile');
    const filled = fill && fillWords(fill, unit, over);
    if (filled) return `${name}: ${filled}.`;
    const steady = findings.find((finding) => finding.kind === 'steady-state');
    const stated = line.stated?.ends;
    const [mean, min, max] = /** @type {const} */ (['mean', 'min', 'max']).map((end) =>
      statedText(line[end], unit, stated?.[end]),
    );
    const range =
      line.min === line.max
        ? `${mean} throughout`
        : [...(stated?.mean === null ? [] : [`mean ${mean}`]), `between ${min} and ${max}`].join(', ');
    return `${name}: ${[range, ...(steady ? [steadyWords(steady)] : [])].join('; ')}.`;
  });
  return [...lines, ...moreInTable(series.length - mostLines)];
}

/**
 * A fill whose rate is not the same throughout.
 *
 * @param {import('../../model/finding.js').FillProfile} fill
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {import('../../model/chartData.js').OverRuns[]} [over]
 * @returns {string | null}
 */
function fillWords(fill, unit, over) {
  const [first, ...others] = fill.plateaus;
  const cache = cacheTexts(fill, unit);
  const { text } = endOfFill(fill, unit, over);
  const then = fill.holds ? `${text} ${fill.holds}` : `then ${text}`;
  if (cache) return `${cache.rate} for the first ${cache.end}, ${then}`;
  if (others.length > 0)
    return `${plateauWords(first, unit)} for the first ${statedText(first.toBytes, 'B', first.stated?.to)}, ${then}`;
  return first.trend && plateauWords(first, unit);
}

/** Whether and where a drive became steady. @param {Extract<import('../../model/finding.js').Finding, { kind: 'steady-state' }>} found */
export const steadyWords = ({ reached, lasts, fromRound, toRound, rounds }) =>
  reached
    ? `steady in rounds ${fromRound} to ${toRound}${rounds ? ` of ${rounds}` : ''}${lasts || toRound === rounds ? '' : ', not in all later ones'}`
    : `no steady state${rounds ? ` in ${rounds} rounds` : ''}`;
