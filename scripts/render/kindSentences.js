import { metrics } from '../model/metric.js';
import { formatBlockSize, formatNumber, formatQuantity } from '../model/quantity.js';
import { changeWords, nameOf, valueForMoney } from './kindWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {import('../model/chartData.js').ChartRow} ChartRow */

/** How many lines a sentence tells of; the rest is in the table. */
const told = 5;

/**
 * What a chart shows, for the kinds that are no ranking of devices.
 *
 * @type {Readonly<Record<string, (data: ChartData) => string[]>>}
 */
export const kindSentences = Object.freeze({
  percentiles: (data) => perLine(data, quantileWords),
  histogram: (data) => perLine(data, quantileWords),
  'latency-throughput': (data) => perLine(data, pathWords),
  heatmap: (data) => perLine(data, cellWords),
  overall: ({ index = [], devices }) => {
    const sorted = [...index].sort((a, b) => b.value - a.value);
    const shares = sorted.map(
      ({ device, value }) => `${nameOf(devices, device)} ${formatNumber(value * 100, 3)}\u2009%`,
    );
    const silent = devices
      .filter(({ id }) => !index.some(({ device }) => device === id))
      .map(({ name }) => name);
    return [`${shares.join(', ')}.`, ...(silent.length ? [`No result: ${silent.join(', ')}.`] : [])];
  },
  scaling: (data) =>
    (data.changes ?? []).slice(0, told).map((change) => {
      const { from, to, label } = change;
      const step = `${nameOf(data.devices, from)} to ${nameOf(data.devices, to)}`;
      return `${label ? `${label}, ` : ''}${step}: ${changeWords(change)}.`;
    }),
  value: (data) => {
    const best = [...data.rows].sort(
      (a, b) => (valueForMoney(b, data)?.ratio ?? 0) - (valueForMoney(a, data)?.ratio ?? 0),
    );
    const lines = best.slice(0, told).map((row) => {
      const money = valueForMoney(row, data);
      const { price } = money ?? {};
      const name = [nameOf(data.devices, row.device), row.label].filter(Boolean).join(', ');
      const paid = price ? ` for ${price.currency} ${price.amount.toFixed(2)}` : '';
      return `${name} with ${formatQuantity(row.summary.mean, row.summary.unit)}${paid}${money?.text ? `, ${money.text}` : ''}`;
    });
    const lead = metrics[data.metric].better === 'higher' ? 'Most for the money first: ' : '';
    return [`${lead}${lines.join('; ')}.`];
  },
});

/**
 * @param {ChartData} data
 * @param {(rows: ChartRow[]) => string} words of one line
 */
function perLine({ rows, devices }, words) {
  const keys = [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))];
  const lines = keys.slice(0, told).map((key) => {
    const [id, label] = key.split('\n');
    const own = rows.filter((row) => row.device === id && row.label === label);
    return `${[nameOf(devices, id), label].filter(Boolean).join(', ')}: ${words(own)}.`;
  });
  return keys.length > told ? [...lines, `And ${keys.length - told} more in the table.`] : lines;
}

const telling = new Set(['p50', 'p99', 'p99.9', 'p99.99']);

/** @param {ChartRow[]} rows */
const quantileWords = (rows) =>
  rows
    .filter(({ summary }) => telling.has(summary.statistic))
    .sort((a, b) => Number(a.summary.statistic.slice(1)) - Number(b.summary.statistic.slice(1)))
    .map(
      ({ summary: { statistic, mean, unit } }) =>
        `${statistic === 'p50' ? 'median' : statistic} ${formatQuantity(mean, unit)}`,
    )
    .join(', ');

/** @param {ChartRow[]} rows */
function pathWords(rows) {
  const sorted = rows
    .filter(({ against }) => against)
    .sort((a, b) => Number(a.summary.queueDepth) - Number(b.summary.queueDepth));
  const words = (/** @type {any} */ { summary, against }) =>
    `${formatQuantity(against.mean, against.unit)} at ${formatQuantity(summary.mean, summary.unit)}${summary.queueDepth ? ` (queue depth ${summary.queueDepth})` : ''}`;
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  return first === last ? words(first) : `${words(first)} to ${words(last)}`;
}

/** @param {ChartRow[]} rows */
function cellWords(rows) {
  const sorted = [...rows].sort((a, b) => a.summary.mean - b.summary.mean);
  const words = (/** @type {any} */ { summary: { mean, unit, blockSize, readPercent } }) =>
    `${formatQuantity(mean, unit)} (${formatBlockSize(blockSize)}, ${readPercent}\u2009% read)`;
  return `${words(sorted[0])} to ${words(sorted[sorted.length - 1])}`;
}
