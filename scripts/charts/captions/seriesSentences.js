import { metrics, unitShown } from '../../model/metric.js';
import { formatCount, formatQuantity } from '../../model/quantity.js';
import { isRun } from './lineAndDotWords.js';
import { wordsOfKind } from '../words/wordsOfKind.js';
import { lineName } from '../words/lineNames.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */

/**
 * The evidence under a chart of readings.
 *
 * @param {ChartData} data
 * @param {boolean} narrow whether it is under the drawing for phones as well
 * @returns {Omit<import('./caption.js').CaptionParts, 'methods'> & { methods?: string[] }}
 */
export function seriesSentences(data, narrow) {
  const { series, options } = data;
  const { captionMarks, captionNotes, options: known } = wordsOfKind(data);
  const scale = options.scale ?? known?.properties?.scale?.default;
  const zeros = scale === 'log' && series.some(({ series: { min } }) => min <= 0);
  return {
    marks: [...(captionMarks?.(data, narrow) ?? []), ...steps(series)],
    more: [
      ...whichRuns(series),
      ...(zeros ? ['Zeros stand at the foot of the log axis.'] : []),
      ...(captionNotes?.(data) ?? []),
      ...viewWords(data),
      ...warmUpWords(data),
      'What varies within a run is no spread between runs.',
    ],
  };
}

/** @param {ChartData['series']} series */
function whichRuns(series) {
  const run = series.filter(isRun);
  if (run.length === 0) return [];
  const runs = [...new Set(run.map((line) => line.run))].sort((a, b) => a - b);
  const apart = run.length < series.length ? ' that is not transcribed' : '';
  const whose =
    new Set(run.map(({ product }) => product)).size > 1 || apart ? ` of each product${apart}` : '';
  const which = `run\u00a0${runs.join(' or ')}`;
  return [`n\u2009=\u20091: ${whose ? `one run${whose}, ${which}` : which}.`];
}

/** @param {ChartData['series']} series */
function steps(series) {
  if (series.every(isRun)) return [];
  const banded = series.some(
    (line) => !isRun(line) && line.series.low?.some((value, at) => value < (line.series.high?.[at] ?? value)),
  );
  return [`Steps: described in words, not measured${banded ? '; bands: ranges of the source' : ''}.`];
}

/**
 * Which part of a run is in view, and what comes after it: `Shown: the first 400 s of 1,140 s; mean afterwards 61 MB/s`.
 *
 * @param {ChartData} data
 */
function viewWords({ series, options, products, metric }) {
  if (!Array.isArray(options.view)) return [];
  const seen = series.filter((line) => line.seen && line.seen.whole > line.seen.to);
  if (seen.length === 0) return [`Shown: ${options.view.map(placeWords).join(' to ')} of the whole run.`];
  const show = (/** @type {number} */ value, /** @type {import('../../model/metric.js').Unit} */ unit) =>
    unit === '1'
      ? `${Math.round(value * 100)}\u2009%`
      : unit === 's'
        ? `${formatCount(value)}\u2009s`
        : formatQuantity(value, unit);
  const words = seen.map(({ product, label, seen: view }) => {
    const { to, whole, unit, meanAfter } = /** @type {NonNullable<typeof view>} */ (view);
    const name = series.length > 1 ? `${lineName(products, { product, label })}: ` : '';
    const after =
      meanAfter === null ? '' : `; mean afterwards ${formatQuantity(meanAfter, metrics[metric].shown)}`;
    return `${name}first ${show(to, unit).replace(/\u2009s$/, unit === 's' ? '' : '$&')} of ${show(whole, unit)}${after}`;
  });
  return [`Shown: ${words.join('. ')}.`.replace('Shown: first', 'Shown: the first')];
}

/** An end of a stretch as an author writes it, or as a reader's zoom left it: `12.733 %` is more than anybody reads. @param {unknown} end */
function placeWords(end) {
  const [, number, unit] = /^([\d.]+) (%|s|B)$/.exec(String(end)) ?? [];
  if (number === undefined) return String(end);
  if (unit === 'B') return formatQuantity(Number(number), 'B');
  return `${Number(Number(number).toPrecision(3))}\u2009${unit}`;
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
    const name = lineName(products, { product, label });
    const show = (/** @type {number} */ value) => formatQuantity(value, unitShown(line));
    const seen = runs.of > 1 ? `; such a beginning is seen in ${runs.n} of ${runs.of} runs` : '';
    const at = `${show(found.rate)} in the first ${formatQuantity(found.seconds, 's')}, ${show(found.after)} after`;
    return [`${name}, run ${run}, ${found.rate < found.after ? 'warms up' : 'begins faster'}: ${at}${seen}.`];
  });
