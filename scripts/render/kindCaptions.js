import { loadName } from '../model/along.js';
import { metrics } from '../model/metric.js';
import { formatQuantity } from '../model/quantity.js';
import { parameter } from '../model/vocabulary/index.js';
import { nameOf } from './kindWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */

/** What the marks of each kind are, where they are not bars with dots. @type {Readonly<Record<string, (data: ChartData) => string[]>>} */
export const markWords = Object.freeze({
  percentiles: ({ rows }) => [`Marks: ${quantileNames(rows, 'the percentile')}.`],
  histogram: ({ rows }) => {
    const high = rows.some(({ summary }) => summary.statistic === 'p99');
    return [
      'Shapes: the I/Os of all counted runs added up, each as high as its share.',
      `Upright lines: ${quantileNames(rows, `median${high ? ' and p99' : ''}`)}.`,
    ];
  },
  'latency-throughput': ({ rows }) => {
    const load = loadName(rows.map(({ summary }) => summary.parameters));
    const numbers = load === null ? '' : `; the numbers beside them: ${parameter(load).title}`;
    return [`Marks: means over the runs${numbers}.`];
  },
  heatmap: ({ rows }) => {
    const mixed = rows.some(({ summary }) => summary.parameters.operation === 'mixed');
    const together = mixed ? ', reads and writes together' : '';
    return [`Cells: means over the runs${together}; the stronger the colour, the higher.`];
  },
  overall: ({ index = [], family = 2 }) => {
    const parts = (index[0]?.parts ?? []).map(({ label, weight }) =>
      weight === 1 ? label : `${label} (weight ${weight})`,
    );
    return [
      `Bars: geometric mean of ${parts.join('; ')}.`,
      'Dots: these results one by one, more is better.',
      ...(index.some(({ interval }) => interval)
        ? [
            `Error bars: 95\u2009% confidence interval of the mean ratio${family > 2 ? `, for all pairs of ${family} products together` : ''} (Student’s t on logarithms).`,
          ]
        : []),
    ];
  },
  scaling: ({ changes = [] }) => [
    'Marks: means over the runs.',
    'Dotted: in proportion to the smallest capacity.',
    ...(changes.some(({ interval }) => interval)
      ? ['In brackets: 95\u2009% confidence interval of the change.']
      : []),
  ],
  value: (data) => ['Marks: means over the runs.', ...rayWords(data), priceWords(data)],
  'vega-lite': writtenWords,
});

/**
 * How percentiles of several runs were made one.
 *
 * @param {import('../model/chartData.js').ChartRow[]} rows
 * @param {string} what
 */
function quantileNames(rows, what) {
  const pooled = rows.filter(({ summary }) => summary.pooled).length;
  if (pooled === rows.length) return `${what} of the I/Os of all runs together`;
  const mean = `${what} of each run, averaged over the runs`;
  return pooled > 0 ? `${what} of the I/Os of all runs together; without bins, ${mean}` : mean;
}

/** The kinds that draw no error bars. */
export const barless = new Set(['histogram', 'heatmap', 'overall', 'vega-lite']);

/** Only who wrote the spec knows what its marks are. @param {ChartData} data */
export function writtenWords({ options }) {
  return options.caption ? [`${String(options.caption).replace(/\.$/, '')}.`] : [];
}

/** @param {ChartData} data */
const rayWords = ({ metric, rows }) =>
  metrics[metric].better === 'higher' && rows.length > 1
    ? ['Dotted: as much for the money as the best of them gives.']
    : [];

/** A browser breaks a date behind its hyphens, if nothing joins them. @param {string} text */
const whole = (text) => text.replace(/(\d-)(?=\d)/g, '$1\u2060');

/** @param {ChartData} data */
function priceWords({ products, rows }) {
  const priced = products.filter(({ id, price }) => price && rows.some(({ product }) => product === id));
  const prices = priced.map(({ name, price }) => {
    const where = [price?.date, price?.where].filter(Boolean).join(', ');
    return `${name} ${price?.currency}\u00a0${price?.amount.toFixed(2)} (${whole(where)})`;
  });
  return `Prices: ${prices.join('; ')}.`;
}

/** Longer readings are seconds of their own. */
const nearlySecond = 0.9;

/**
 * The median of each line, and what steady means.
 *
 * @param {ChartData} data
 */
export function consistencyWords({ series, options, products }) {
  const found = series.flatMap(({ findings }) => findings);
  const steady = found.find(({ kind }) => kind === 'steady-state');
  const rounds = steady?.kind === 'steady-state' ? steady.rounds : undefined;
  const over = Array.isArray(options.view) ? 'all seconds of the run' : 'all seconds';
  return [
    ...(found.some(({ kind }) => kind === 'consistency')
      ? [`Lines: the median of ${over}.`, ...worstWords(series)]
      : []),
    ...(steady
      ? [
          `Steady: the first five ${rounds ? `of ${rounds} ` : ''}rounds in a row that range within 20\u2009% of their mean and drift by no more than 10\u2009% (the window of SNIA’s tests; its preconditioning was not done).`,
          ...series.flatMap((line) => steadyRunWords(line, products)),
        ]
      : []),
  ];
}

/**
 * A dot of a quarter of a second may lie far below the worst second.
 *
 * @param {ChartData['series']} series
 */
function worstWords(series) {
  const lengths = series.map(({ series: { duration, points } }) => duration / points);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (!(most < nearlySecond)) return [];
  const each = [...new Set([least, most].map((length) => formatQuantity(length, 's', { digits: 2 })))];
  return [`Readings are of about ${each.join(' to ')}; the worst second is the mean of all that lie in it.`];
}

/**
 * @param {import('../model/chartData.js').ChartSeries} line
 * @param {ChartData['products']} products
 */
function steadyRunWords({ product, label, steady }, products) {
  if (!steady) return [];
  const name = [nameOf(products, product), label].filter(Boolean).join(', ');
  return [`${name}: steady in ${steady.reached} of ${steady.of} runs.`];
}

/**
 * Which part of a run is in view, and what comes after it: `Shown: the first 400 s of 1,140 s; mean afterwards 61 MB/s`.
 *
 * @param {ChartData} data
 */
export function viewWords({ series, options, products, metric }) {
  if (!Array.isArray(options.view)) return [];
  const seen = series.filter((line) => line.seen && line.seen.whole > line.seen.to);
  if (seen.length === 0) return [`Shown: ${options.view.join(' to ')} of the whole run.`];
  const show = (/** @type {number} */ value, /** @type {import('../model/metric.js').Unit} */ unit) =>
    unit === '1'
      ? `${Math.round(value * 100)}\u2009%`
      : unit === 's'
        ? `${grouped(value)}\u2009s`
        : formatQuantity(value, unit);
  const words = seen.map(({ product, label, seen: view }) => {
    const { to, whole, unit, meanAfter } = /** @type {NonNullable<typeof view>} */ (view);
    const name =
      series.length > 1 ? `${[nameOf(products, product), label].filter(Boolean).join(', ')}: ` : '';
    const after =
      meanAfter === null ? '' : `; mean afterwards ${formatQuantity(meanAfter, metrics[metric].shown)}`;
    return `${name}first ${show(to, unit).replace(/\u2009s$/, unit === 's' ? '' : '$&')} of ${show(whole, unit)}${after}`;
  });
  return [`Shown: ${words.join('. ')}.`.replace('Shown: first', 'Shown: the first')];
}

/** @param {number} seconds */
const grouped = (seconds) => String(Math.round(seconds)).replace(/\B(?=(\d{3})+$)/g, ',');
