import { unitShown } from '../model/metric.js';
import { formatQuantity } from '../model/quantity.js';
import { consistencyWords, viewWords, writtenWords } from './kindCaptions.js';
import { nameOf } from './kindWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */

/** Beyond this a drawing condenses its readings, see `reduceSeries`. */
const condensed = { timeline: { wide: 420, narrow: 200 }, consistency: { wide: 900, narrow: 400 } };

/** @param {ChartData['series'][number]} line how many of its readings a view shows */
const inView = ({ series, seen }) => series.points * Math.min(1, seen ? seen.to / seen.whole : 1);

/**
 * The evidence under a chart of readings.
 *
 * @param {ChartData} data
 * @param {boolean} narrow whether it is under the drawing for phones as well
 * @returns {string[]}
 */
export function seriesSentences(data, narrow) {
  const { kind, series, products, options } = data;
  const dots = kind === 'consistency';
  const runs = [...new Set(series.map(({ run }) => run))].sort((a, b) => a - b);
  const which = `n\u2009=\u20091: run\u00a0${runs.join(' and ')} of each product; what varies within a run is no spread between runs.`;
  const log = options.scale === 'log' || (dots && options.scale !== 'linear');
  const zeros = log && series.some(({ series: { min } }) => min <= 0);
  return [
    ...(kind === 'vega-lite' ? writtenWords(data) : []),
    ...readingWords(data, narrow),
    ...(dots ? consistencyWords(data) : []),
    ...(kind === 'trace' ? ['Dashed: mean over the whole run; ring: its highest reading in view.'] : []),
    ...(zeros ? ['Zeros stand at the foot of the log axis.'] : []),
    ...steps(series, products),
    ...warmUpWords(data),
    which,
    ...viewWords(data),
  ];
}

/**
 * What a dot or a point of a line is where there are more readings than a drawing can show.
 *
 * @param {ChartData} data
 * @param {boolean} narrow
 */
function readingWords({ kind, series }, narrow) {
  const dots = kind === 'consistency';
  const { wide, narrow: least } = condensed[dots ? 'consistency' : 'timeline'];
  const isOver = (/** @type {number} */ most) =>
    series.some((line) => line.series.low || inView(line) > most);
  if (kind === 'vega-lite')
    return isOver(wide) ? ['Long logs: stretches with their mean, smallest and largest reading.'] : [];
  const few = dots
    ? 'smallest and largest reading of each short stretch'
    : 'means of short stretches; the band behind them: smallest to largest reading';
  if (isOver(wide)) return [`${dots ? 'Dots' : 'Lines'}: ${few}.`];
  const onPhones = narrow && isOver(least) ? [`On a narrow screen ${dots ? 'dots' : 'lines'}: ${few}.`] : [];
  return [...(dots ? ['Dots: single readings.'] : []), ...onPhones];
}

/** @param {ChartData['series']} series @param {ChartData['products']} products */
function steps(series, products) {
  const described = series
    .filter(({ origin }) => origin.kind === 'transcribed')
    .map(({ product }) => nameOf(products, product));
  const banded = series.some(
    ({ origin, series: { low, high } }) =>
      origin.kind === 'transcribed' && low?.some((value, at) => value < (high?.[at] ?? value)),
  );
  return described.length
    ? [
        `Steps as described in words, not measured${banded ? '; a band is a range that was told' : ''}: ${[...new Set(described)].join(', ')}.`,
      ]
    : [];
}

/**
 * A beginning that is not as the rest of the run, where most runs have it: the mean of the whole run includes it.
 *
 * @param {ChartData} data
 */
const warmUpWords = ({ series, products }) =>
  series.flatMap(({ product, label, run, over, series: line, findings }) => {
    const found = findings.find((finding) => finding.kind === 'warm-up');
    if (!found || found.seconds === null || found.rate === null || found.after === null) return [];
    const runs = over?.find(({ name }) => name === 'warm-up') ?? { n: 1, of: 1 };
    if (2 * runs.n <= runs.of) return [];
    const name = [nameOf(products, product), label].filter(Boolean).join(', ');
    const show = (/** @type {number} */ value) => formatQuantity(value, unitShown(line));
    const seen = runs.of > 1 ? `; such a beginning is seen in ${runs.n} of ${runs.of} runs` : '';
    const at = `${show(found.rate)} in the first ${formatQuantity(found.seconds, 's')}, ${show(found.after)} after`;
    return [`${name}, run ${run}, ${found.rate < found.after ? 'warms up' : 'begins faster'}: ${at}${seen}.`];
  });
