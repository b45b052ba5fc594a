import { judge } from '../../statistics/judge.js';

/**
 * Which product gives the most for its price, where the site's one judgement finds it clearly ahead of every other. Prices are exact,
 * so the runs are judged per unit of money: twice the rate for twice the price is no lead. A single run decides nothing, nor does a lead
 * that the shown digits hide.
 *
 * @template {{ price: { amount: number }, text: string, summary: import('../../statistics/judge.js').Judged }} T
 * @param {T[]} all of one result of which more is better
 * @param {number} family products in the comparison
 * @returns {T | null}
 */
export function clearlyMost(all, family) {
  const judged = all.map(({ price: { amount }, summary }) => ({
    metric: summary.metric,
    mean: summary.mean / amount,
    runs: summary.runs.map((run) => ({ ...run, value: run.value / amount })),
  }));
  const isAhead = (/** @type {number} */ one, /** @type {number} */ other) =>
    judged[one].mean > judged[other].mean &&
    judge(judged[other], judged[one], { family }).verdict === 'clear';
  const most = all.find((_, one) => all.every((__, other) => other === one || isAhead(one, other)));
  const looksAlike = all.some((each) => each !== most && each.text === most?.text);
  return most && !looksAlike ? most : null;
}
