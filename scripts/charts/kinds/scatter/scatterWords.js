import { shownUnit, unitShown } from '../../../model/metric.js';
import { formatNumber, formatQuantity } from '../../../model/quantity.js';
import { judgementMethod } from '../../../statistics/judge.js';
import { errorBarMeaning } from '../../captions/errorBarWords.js';
import { errorBarEnds } from '../../marks/errorBars.js';
import { lineName, noResultWords } from '../../words/lineNames.js';
import { boundWords, meanWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { joinNames, upperFirst } from '../../../model/lib/phrases.js';
import { acrossOf, paretoOf, placedRows } from './paretoOf.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 */

/**
 * What a chart of two measures says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const scatterWords = {
  // lines are named in the key
  captionMarks: ({ rows }) => boundWords(rows),
  captionNotes(data) {
    const pareto = paretoOf(data);
    const lines = [
      ...(pareto && pareto.front.size > 1
        ? ['The best trade-offs are the Pareto front: no product there beats another one in both measures.']
        : []),
      ...(pareto?.beaten.size
        ? [
            `Struck out: clearly beaten, by another one that is clearly better in both, or in one and the same in the other (${judgementMethod}).`,
          ]
        : []),
    ];
    const both = data.rows.some(({ against, summary }) => against && summary.n > 1);
    const means = both ? ['Marks: means over the runs in both measures.'] : meanWords('Marks', data.rows);
    return [...means, 'Axes need not begin at zero.', ...lines];
  },
  sentence(data) {
    const pareto = paretoOf(data);
    const rows = placedRows(data);
    const said = (/** @type {ChartRow} */ row) =>
      `${lineName(data.products, row)} with ${formatQuantity(row.summary.mean, shownUnit(data))} at ${acrossWords(row, data)}${row.summary.kind === 'measured' ? '' : ` (${row.summary.kind})`}`;
    const named = (/** @type {ChartRow[]} */ list) => [
      ...list.slice(0, mostLines).map((row) => `${said(row)}.`),
      ...moreInTable(list.length - mostLines),
    ];
    if (!pareto) return [...named(rows), ...noResultWords(data)];
    const measured = rows.filter(({ summary }) => summary.kind === 'measured');
    const open = measured.filter((row) => !pareto.beaten.has(row));
    const more = open.length > mostLines ? `; and ${open.length - mostLines} more` : '';
    const beaten = [...pareto.beaten].map(
      ([row, by]) => `${lineName(data.products, row)} (by ${lineName(data.products, by)})`,
    );
    return [
      ...(open.length
        ? [`Not clearly beaten: ${open.slice(0, mostLines).map(said).join('; ')}${more}.`]
        : []),
      ...(beaten.length ? [`Clearly beaten: ${joinNames(beaten)}.`] : []),
      ...named(rows.filter((row) => !measured.includes(row))),
      ...noResultWords(data),
    ];
  },
  columns(data) {
    const pareto = paretoOf(data);
    const place = (/** @type {ChartRow} */ row) => {
      const by = pareto?.beaten.get(row);
      if (by) return `beaten by ${lineName(data.products, by)}`;
      if (row.summary.kind !== 'measured') return null;
      return pareto?.front.has(row) ? 'on it' : 'behind it, not clearly';
    };
    const across = upperFirst(data.across?.title ?? '');
    const ends = data.rows.some((row) => endsAcross(row, data));
    return [
      { label: across + (ends ? ', mean' : ''), of: (row) => acrossWords(row, data) || null },
      ...(ends
        ? [
            {
              label: `${across}, ${errorBarMeaning[data.errorBars]}`,
              numeric: false,
              of: (/** @type {ChartRow} */ row) => endsAcross(row, data),
            },
          ]
        : []),
      ...(pareto ? [{ label: 'Pareto front', numeric: false, of: place }] : []),
    ];
  },
  tooltip(row, data) {
    const { against } = row;
    const ends = endsAcross(row, data);
    const by = paretoOf(data)?.beaten.get(row);
    return [
      `${data.across?.title ?? ''} ${acrossWords(row, data)}${ends ? ` (${ends})` : ''}${against ? `, n = ${against.n}` : ''}`,
      ...(by ? [`clearly beaten by ${lineName(data.products, by)}`] : []),
    ];
  },
};

/** The ends of the error bar along. @param {ChartRow} row @param {ChartData} data */
function endsAcross({ against }, { errorBars }) {
  const spread = against && errorBarEnds(against, errorBars);
  if (!spread) return null;
  return `${formatQuantity(spread.low, unitShown(against))} to ${formatQuantity(spread.high, unitShown(against))}`;
}

/** @param {ChartRow} row @param {ChartData} data */
function acrossWords(row, data) {
  const value = acrossOf(row, data);
  if (!Number.isFinite(value)) return '';
  const { unit = null, symbol = '' } = data.across ?? {};
  if (row.against) return formatQuantity(value, unitShown(row.against));
  if (unit) return formatQuantity(value, unit);
  const number =
    symbol.length === 3 && symbol === symbol.toUpperCase() ? value.toFixed(2) : formatNumber(value);
  return symbol ? `${number}\u2009${symbol}` : number;
}
