import { groupBy } from '../../model/lib/groupBy.js';
import { parametersOf, workloadWords } from '../../model/parameters.js';
import { steadyState } from '../../statistics/steadyRounds.js';
import { measureName } from '../query/headlines.js';
import { whereOf } from '../query/narrowing.js';
import { isTracked } from '../runs/steadyWindow.js';
import { indexedLookup } from './indexedLookup.js';

/**
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../../model/summary.js').Summary} Summary
 * @typedef {Pick<import('./selectSummaries.js').Results, 'tests' | 'summaries'>} Results
 */

const window = 5;

/**
 * The lines of a chart along rounds that were recorded one by one, each with its steady rounds, or the last five. Where the methodology
 * names the result that decides, its rounds are those of all lines.
 *
 * @param {ChartRow[]} rows
 * @param {Results} results
 * @returns {import('../../model/chartData.js').SteadyLine[]}
 */
export function steadyLines(rows, results) {
  const lines = groupBy(rows, ({ product, label }) => `${product}\n${label}`);
  return [...lines.values()].flatMap((own) => {
    const [{ product, label, summary }] = own;
    const values = byRound(own.map((row) => row.summary));
    const decisive = decisiveResult(summary, results);
    const judged = decisive?.values ?? values;
    const found = steadyState([...judged.values()]);
    if (!found) return [];
    const rounds = [...judged.keys()];
    const at = found.fromRound === null ? rounds.length - window : found.fromRound - 1;
    const within = rounds.slice(at, at + window);
    const fitted = steadyState(within.flatMap((round) => values.get(round) ?? []));
    if (!fitted) return [];
    const { mean, range, slope } = fitted;
    const [from, to] = [within[0], within[window - 1]];
    const by = decisive ? { by: decisive.words } : {};
    return [
      { product, label, reached: found.reached, from, to, rounds: rounds.length, mean, range, slope, ...by },
    ];
  });
}

/**
 * The result that decides for a line of its test; `null` where no other one does.
 *
 * @param {Summary} summary
 * @param {Results} results
 */
function decisiveResult(summary, { tests, summaries }) {
  const { product, campaign, test } = summary;
  const tracked = indexedLookup(tests, { product, campaign, test })[0]?.tracked;
  if (!tracked || isTracked(summary, tracked)) return null;
  const own = indexedLookup(summaries, { product, campaign, test }).filter((each) =>
    isTracked(each, tracked),
  );
  return own.length > 0 ? { values: byRound(own), words: trackedWords(tracked) } : null;
}

/** In the order of the rounds; jobs at the same time add up. @param {Summary[]} summaries @returns {Map<number, number>} */
function byRound(summaries) {
  const rounds = groupBy(summaries, ({ parameters }) => Number(parameters.round));
  return new Map(
    [...rounds]
      .sort(([a], [b]) => a - b)
      .map(([round, parts]) => [round, parts.reduce((sum, { mean }) => sum + mean, 0)]),
  );
}

/**
 * The result by which rounds are judged: `bandwidth, 4 KiB write`.
 *
 * @param {import('../runs/steadyWindow.js').Tracked} tracked
 */
export function trackedWords(tracked) {
  const where = Object.entries(whereOf(tracked) ?? {}).map(([name, [value]]) => [name, value]);
  return [measureName(tracked.metric), workloadWords(parametersOf(Object.fromEntries(where)))]
    .filter(Boolean)
    .join(', ');
}
