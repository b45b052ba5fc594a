import { formatCount, formatNumber, formatQuantity } from '../../../model/quantity.js';
import { lineName } from '../../words/lineNames.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { lineWords } from '../../captions/lineAndDotWords.js';
import { absent, overRunsWords } from '../../words/tableNumbers.js';
import { framesOf } from './framesOf.js';
import { joinNames } from '../../../model/lib/phrases.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('./framesOf.js').Frames} Frames
 * @typedef {import('../../../model/finding.js').Stutter} Stutter
 */

/** @param {number} rate frames a second */
const fps = (rate) => formatQuantity(rate, 'fps');

/** @param {number} share */
export const shareWords = (share) => `${formatNumber(share * 100, share > 0 && share < 0.01 ? 1 : 2)}\u2009%`;

/** @param {number} seconds */
export const limitWords = (seconds) => formatQuantity(seconds, 's');

/** Lows in the order of their share, those that there are. @param {Stutter} found @returns {[string, number][]} */
const lowsOf = ({ low1, low01 }) => [
  ...(low1 === null ? [] : [/** @type {[string, number]} */ (['1\u2009% low', low1])]),
  ...(low01 === null ? [] : [/** @type {[string, number]} */ (['0.1\u2009% low', low01])]),
];

/**
 * What stands over a panel: `mean 92.1 fps, 1 % low 61.4 fps, 0.1 % low 40.2 fps`; on a phone without the mean.
 *
 * @param {Stutter} found
 * @param {'wide' | 'narrow'} layout
 */
export function lowWords(found, layout) {
  const lows = lowsOf(found);
  if (layout === 'narrow' && lows.length > 0)
    return `${lows.map(([name, rate]) => `${name} ${formatNumber(rate, 3)}`).join(', ')}\u2009fps`;
  return [['mean', found.rate], ...lows].map(([name, rate]) => `${name} ${fps(Number(rate))}`).join(', ');
}

/**
 * What a chart of frame times says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'table'>}
 */
export const frameWords = {
  captionMarks(data, narrow) {
    return [...lineWords(data, narrow), 'Dashed: a frame at 60 and at 30\u2009fps.'];
  },
  captionNotes(data) {
    const limits = framesOf(data)[0].found.over.map(({ seconds }) => limitWords(seconds));
    return [
      ...overallLows(data),
      'Lows: the mean frame rate of the slowest 1\u2009% and 0.1\u2009% of all frames of the run.',
      `Beside the dashed lines, at ${limits.join(' and ')}: the share of the frames that took longer.`,
    ];
  },
  sentence(data) {
    const all = framesOf(data);
    const sentences = all.slice(0, mostLines).map(({ line, found }) => {
      const over = found.over.map(({ seconds, share }) => `${shareWords(share)} over ${limitWords(seconds)}`);
      return `${lineName(data.products, line)}: ${lowWords(found, 'wide')}; of the frames ${over.join(', ')}.`;
    });
    return [...sentences, ...moreInTable(all.length - mostLines)];
  },
  table: frameTable,
};

/**
 * What is drawn is one run, whose lows may lie far from their means over all runs, which the text of a review names.
 *
 * @param {ChartData} data
 */
function overallLows(data) {
  const lows = framesOf(data).flatMap(({ line }) => {
    const over = line.over?.find(({ name, n }) => name === overRuns[0].name && n > 1);
    return over ? [`${lineName(data.products, line)} ${formatNumber(over.mean, 3)}`] : [];
  });
  if (lows.length === 0) return [];
  return [`Mean 1\u2009% low of all runs: ${joinNames(lows.slice(0, mostLines))}\u2009fps.`];
}

/** The numbers of a run that stand in a column each. @type {{ label: string, of: (frames: Frames) => string }[]} */
const columns = [
  { label: 'Run', of: ({ line }) => String(line.run) },
  { label: 'Frames', of: ({ line }) => formatCount(line.series.points) },
  { label: 'Mean', of: ({ found }) => fps(found.rate) },
  { label: '1\u2009% low', of: ({ found }) => (found.low1 === null ? absent : fps(found.low1)) },
  { label: '0.1\u2009% low', of: ({ found }) => (found.low01 === null ? absent : fps(found.low01)) },
  { label: 'Longest frame', of: ({ found }) => formatQuantity(found.longest, 's') },
  { label: 'Stutters a minute', of: ({ found }) => formatNumber(found.perMinute, 2) },
];

/** What is said of all runs too. */
const overRuns = [
  { label: '1\u2009% low, all runs', name: 'low-1-percent' },
  { label: '0.1\u2009% low, all runs', name: 'low-0.1-percent' },
];

/** @param {ChartData} data @returns {import('../../words/table.js').Table} */
function frameTable(data) {
  const all = framesOf(data);
  const limits = all[0].found.over.map(({ seconds }, at) => ({
    label: `Over ${limitWords(seconds)}`,
    of: (/** @type {Frames} */ { found }) => shareWords(found.over[at].share),
  }));
  const several = overRuns
    .filter(({ name }) => all.some(({ line }) => line.over?.some((each) => each.name === name)))
    .map(({ label, name }) => ({
      label,
      of: (/** @type {Frames} */ { line }) => {
        const over = line.over?.find((each) => each.name === name);
        return over ? `mean ${fps(over.mean)}, ${overRunsWords(over, fps)}` : absent;
      },
    }));
  const shown = [...columns, ...limits, ...several];
  return {
    columns: [{ label: 'Product', numeric: false }, ...shown.map(({ label }) => ({ label, numeric: true }))],
    rows: all.map((frames) => [lineName(data.products, frames.line), ...shown.map(({ of }) => of(frames))]),
  };
}
