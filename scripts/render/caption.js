import { barless, markWords, viewWords, writtenWords } from './kindCaptions.js';
import { nameOf } from './kindWords.js';
import { tied } from './tied.js';

/** @typedef {Omit<import('../model/chartData.js').ChartData, 'layout'>} ChartData */
/** @typedef {import('../model/summary.js').Summary} Summary */

const barWords = {
  interval: (/** @type {number} */ level) =>
    `Error bars: ${Math.round(level * 100)}\u2009% confidence interval of the mean.`,
  sd: () => 'Error bars: one standard deviation of the runs either way.',
  range: () => 'Error bars: smallest to largest run.',
  runs: () => 'Small dots: single runs.',
};

/**
 * The evidence under a chart, one sentence each: what its bars and dots are, how many runs, what was left out.
 * Methodology, testbed, tools and raw files are the page's to add, as links.
 *
 * @param {ChartData} data
 * @returns {string[]}
 */
export function caption(data) {
  const sentences = data.rows.length > 0 ? rowSentences(data) : seriesSentences(data);
  return [...sentences, ...referenceSentences(data), ...originSentences(data)].map(tied);
}

/** @param {number} level @param {string} name */
const ratioWords = (level, name) =>
  `Error bars: ${Math.round(level * 100)}\u2009% confidence interval of the ratio to ${name} (Welch), which has none itself.`;

/** The kinds that show every run as a dot. */
const drawRuns = new Set(['bar', 'grouped-bar']);

/** @param {ChartData} data */
function rowSentences(data) {
  const { kind, rows, bars, devices, relative } = data;
  const summaries = rows.map(({ summary }) => summary);
  const drawn = summaries.filter(({ n, interval }) => n > 1 && (bars !== 'interval' || interval));
  const level = drawn.find(({ interval }) => interval)?.interval?.level ?? 0.95;
  const dots = drawRuns.has(kind);
  const none = bars === 'none' || drawn.length === 0 || barless.has(kind) || (dots && bars === 'runs');
  const words = none
    ? []
    : [relative && bars === 'interval' ? ratioWords(level, relative.name) : barWords[bars](level)];
  return [
    ...(relative
      ? [`100\u2009% is the mean of ${relative.name}; runs and error bars are shares of it too.`]
      : []),
    ...words,
    ...(dots ? dotSentences(summaries) : (markWords[kind]?.(data) ?? ['Marks: means over the runs.'])),
    barless.has(kind) ? plainCount(summaries) : runCount(summaries),
    ...exclusions(summaries, { devices, dots }),
  ];
}

/** @param {Summary[]} summaries */
function dotSentences(summaries) {
  if (!summaries.some(({ runs }) => runs.length > 1)) return [];
  const ringed = summaries.some(({ outliers }) => outliers.length > 0);
  return [`Dots: single runs${ringed ? '; ringed ones lie far out and count all the same' : ''}.`];
}

/** @param {Summary[]} summaries */
function runCount(summaries) {
  const counts = summaries.map(({ n }) => n);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  if (most === 1) return 'n\u2009=\u20091: one run each, so there are no error bars.';
  if (least === most) return `n\u2009=\u2009${most} runs each.`;
  const single = least === 1 ? '; where n\u2009=\u20091 there is no error bar' : '';
  return `n\u2009=\u2009${least} to ${most} runs${single}.`;
}

/** @param {Summary[]} summaries */
function plainCount(summaries) {
  const counts = summaries.map(({ n }) => n);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return `n\u2009=\u2009${least === most ? most : `${least} to ${most}`} ${most === 1 ? 'run' : 'runs'} each.`;
}

/**
 * @param {Summary[]} summaries
 * @param {{ devices: import('../model/chartData.js').ChartDevice[], dots: boolean }} drawn
 */
function exclusions(summaries, { devices, dots }) {
  const left = summaries.flatMap(({ device, runs }) =>
    runs
      .filter(({ excluded }) => excluded !== null)
      .map(({ run, excluded }) => `${nameOf(devices, device)} run ${run} (${excluded})`),
  );
  const names = [...new Set(left)].join(', ');
  return left.length === 0 ? [] : [`${dots ? 'Hollow dots are not counted' : 'Not counted'}: ${names}.`];
}

/** Beyond this a drawing condenses its readings, see `reduceSeries`. */
const condensed = { timeline: 420, consistency: 900 };

/** @param {ChartData['series'][number]} line how many of its readings a view shows */
const inView = ({ series, seen }) => series.points * Math.min(1, seen ? seen.to / seen.whole : 1);

/** @param {ChartData} data */
function seriesSentences(data) {
  const { kind, series, devices, options } = data;
  const dots = kind === 'consistency';
  const written = kind === 'vega-lite';
  const runs = [...new Set(series.map(({ run }) => run))].sort((a, b) => a - b);
  const which = `n\u2009=\u20091: run ${runs.join(' and ')} of each device; what varies within a run is no spread between runs.`;
  const most = condensed[dots ? 'consistency' : 'timeline'];
  const fewer = series.some((line) => line.series.low || inView(line) > most);
  const log = options.scale === 'log' || (dots && options.scale !== 'linear');
  const zeros = log && series.some(({ series: { min } }) => min <= 0);
  return [
    ...(dots
      ? [
          `Dots: ${fewer ? 'smallest and largest reading of each short stretch' : 'single readings'}; lines: their median.`,
        ]
      : []),
    ...(written ? writtenWords(data) : []),
    ...(fewer && written ? ['Long logs: stretches with their mean, smallest and largest reading.'] : []),
    ...(fewer && !dots && !written
      ? ['Lines: means of short stretches; the band behind them: smallest to largest reading.']
      : []),
    ...(kind === 'trace' ? ['Dashed: mean over the whole run; ring: its highest reading in view.'] : []),
    ...(zeros ? ['Zeros stand at the foot of the log axis.'] : []),
    ...steps(series, devices),
    which,
    ...viewWords(data),
  ];
}

/** @param {ChartData['series']} series @param {ChartData['devices']} devices */
function steps(series, devices) {
  const described = series
    .filter(({ origin }) => origin.kind === 'transcribed')
    .map(({ device }) => nameOf(devices, device));
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

/** @param {ChartData} data */
function originSentences({ devices }) {
  const named = (/** @type {string} */ kind) =>
    devices.filter((device) => device.kind === kind).map(({ name }) => name);
  const emulated = named('emulated');
  const transcribed = named('transcribed');
  return [
    ...(emulated.length ? [`Emulated, no real product: ${emulated.join(', ')}.`] : []),
    ...(transcribed.length
      ? [`Transcribed from a source, not measured here: ${transcribed.join(', ')}.`]
      : []),
  ];
}

/** A rating that belongs to one bar is drawn across it without words. @param {ChartData} data */
function referenceSentences({ kind, references }) {
  const own = drawRuns.has(kind) && references.some(({ device }) => device);
  return own
    ? ['Lines across single bars: what the maker rates, or the interface of that device carries.']
    : [];
}

/**
 * The evidence in one line, for a picture that travels without its page.
 *
 * @param {ChartData} data
 */
export function sourceLine(data) {
  // a reader's own result was measured by none of it, and has a caution to itself
  const origins = [
    ...data.rows.map(({ summary }) => summary),
    ...data.series.map(({ origin }) => origin),
  ].filter(({ kind }) => kind !== 'own');
  const all = (/** @type {(origin: import('../model/chartData.js').Origin) => string | string[]} */ of) =>
    [...new Set(origins.flatMap(of))].filter(Boolean).sort().join(', ');
  const where = `Methodology ${all(({ methodology }) => methodology)}, testbed ${all(({ testbed }) => testbed)}, ${all(({ tools }) => tools)}.`;
  return [...data.cautions, ...caption(data), where].join(' ');
}
