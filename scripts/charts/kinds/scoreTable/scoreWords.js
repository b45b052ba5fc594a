import { metrics, unitShown } from '../../../model/metric.js';
import { ratioText } from '../../../model/ratioText.js';
import { judgementMethod } from '../../../statistics/judge.js';
import { scatteredWords } from '../../../statistics/ranks.js';
import { noResultWords } from '../../words/lineNames.js';
import { boundSigns, boundWords, meanWords } from '../../words/meanWords.js';
import { rankingWords } from '../../words/rankingWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { summaryTooltip } from '../../stops/summaryTooltip.js';
import { columnsOf } from './columnsOf.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 */

/** @typedef {Pick<import('../../../statistics/scoresOf.js').Score, 'limit' | 'digits'>} Exactness `limit`: where a bound leaves no more */

/** In per cent; with three digits where two would call it the best. @param {number} share @param {Exactness} of */
const percent = (share, of) => ratioText(share * 100, share > 0.99 && share < 1 ? 3 : 2, of);

const signs = { least: '≥\u2009', most: '≤\u2009' };

/** @param {number} share @param {Exactness} of */
export const shareWords = (share, of) => `${of.limit ? signs[of.limit] : ''}${percent(share, of)}\u2009%`;

/** @param {ReturnType<typeof columnsOf>[number]['scores']} scores */
const isJudged = (scores) => scores.some(({ best, row }) => best && row.summary.n > 1);

/**
 * What a table of scores says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'noErrorBars' | 'captionMarks' | 'captionNotes' | 'sentence' | 'columns'>}
 */
export const scoreWords = {
  noErrorBars: true,
  captionMarks(data) {
    const scores = columnsOf(data).flatMap((column) => column.scores);
    const judged = isJudged(scores);
    return [
      ...(scores.some(({ best }) => best)
        ? [`Framed: the best of its test${judged ? ', or not clearly worse' : ''}.`]
        : []),
      ...(scores.some(({ scattered }) => scattered) ? ['Dotted: too scattered to judge.'] : []),
      ...boundWords(data.rows, boundSigns),
    ];
  },
  captionNotes(data) {
    const columns = columnsOf(data);
    const scores = columns.flatMap((column) => column.scores);
    const judged = isJudged(scores);
    const lower = columns.some(
      ({ better, scores: own }) => better === 'lower' && own.some(({ ofBase }) => ofBase !== null),
    );
    const shares = scores.some(({ ofBase }) => ofBase !== null);
    const base = data.relative?.name ?? 'the best';
    return [
      ...(scores.some(({ scattered }) => scattered) ? [`Too scattered to judge: ${scatteredWords}.`] : []),
      ...meanWords(
        'Cells',
        data.rows,
        shares
          ? [
              `below, in per cent of ${base}${lower ? ' (where lower is better, that divided by the value)' : ''}`,
            ]
          : [],
      ),
      ...(judged ? [`Judged by ${judgementMethod}.`] : []),
      ...(scores.some(({ share }) => share === null)
        ? ['A test without percentages has no ratios; only its best is shaded.']
        : []),
    ];
  },
  sentence(data) {
    const columns = columnsOf(data);
    const sentences = columns.slice(0, mostLines).map(({ label, better, scores }) => {
      const sign = better === 'lower' ? 1 : -1;
      const sorted = scores.map(({ row }) => row.summary).sort((a, b) => sign * (a.mean - b.mean));
      const [{ metric }] = sorted;
      const { products, family } = data;
      return rankingWords(sorted, { products, metric, unit: unitShown(sorted[0]), label, family });
    });
    return [...sentences, ...moreInTable(columns.length - mostLines), ...noResultWords(data)];
  },
  columns(data) {
    const scores = columnsOf(data).flatMap((column) => column.scores);
    if (scores.every(({ ofBase }) => ofBase === null)) return [];
    return [
      {
        label: `% of ${data.relative?.name ?? 'the best'}`,
        of(row) {
          const score = scores.find((each) => each.row === row);
          if (!score || score.ofBase === null) return null;
          return (score.limit ? signs[score.limit] : '') + percent(score.ofBase, score);
        },
      },
    ];
  },
};

/**
 * A cell in words: its result in its own unit, what that is of the best, and whether it is the best itself.
 *
 * @param {import('../../../model/chartData.js').ChartRow} row
 * @param {ChartData} shown
 * @returns {import('../../stops/stop.js').Tooltip}
 */
export function scoreTooltip(row, shown) {
  const tooltip = summaryTooltip(row, {
    ...shown,
    relative: undefined,
    metric: row.summary.metric,
    rows: [row],
  });
  const score = columnsOf(shown)
    .find(({ label }) => label === row.label)
    ?.scores.find((each) => each.row.product === row.product);
  const base = shown.relative ? shown.relative.name : 'the best';
  const better = metrics[row.summary.metric].better;
  return {
    ...tooltip,
    lines: [
      ...(score && score.ofBase !== null
        ? [`${shareWords(score.ofBase, score)} of ${base}, ${better} is better`]
        : [`${better} is better`]),
      ...(score?.best ? [row.summary.n > 1 ? 'the best, or not clearly worse' : 'the best'] : []),
      ...(score?.scattered ? ['too scattered to judge'] : []),
      ...tooltip.lines,
    ],
  };
}
