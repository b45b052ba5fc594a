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
  const onPhones =
    narrow && isOver(least)
      ? [
          `${dots ? 'Dots' : 'Lines'}: every reading or, where the screen is too narrow for all of them, ${few}.`,
        ]
      : [];
  return onPhones.length > 0 ? onPhones : dots ? ['Dots: single readings.'] : [];
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
