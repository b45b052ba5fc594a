import { missedWords } from '../../model/describeChange.js';
import { hasZero, metrics } from '../../model/metric.js';
import { intervalName } from '../../statistics/judge.js';
import { explainNumber } from './findNumber.js';
import { judgeTwo } from './judgeTwo.js';

/**
 * `product = product within 5 % test metric`: no difference found is no equality, so the whole interval of the ratio must lie within.
 *
 * @type {import('./resolveClaim.js').Form['ask']}
 */
export function claimEquivalence([, one, other, percent, question], asked) {
  const { numbers, complaints, judged } = judgeTwo(question, { products: [one, other], ...asked });
  if (!judged) return { complaints };
  const { unit } = metrics[numbers[0].metric];
  if (!hasZero(unit)) {
    const hint = 'claim that there is no clear difference, or say both with value';
    return {
      complaints: [{ message: `no percentages of ${unit}: ${one} = ${other} within ${percent} %`, hint }],
    };
  }
  const { interval } = judged;
  const hint = 'add runs, allow for more, or say that there is no clear difference';
  if (!interval)
    return { complaints: [{ message: `single values cannot show it: ${one} = ${other}`, hint }] };
  const most = Number(percent) / 100;
  const range = missedWords(interval);
  if (interval.low < -most || interval.high > most)
    return { complaints: [{ message: `not within ${percent} %: ${one} = ${other}: ${range}`, hint }] };
  const [of] = numbers;
  return {
    complaints,
    held: `${of.title}: ${range}, ${intervalName(judged.family)}; ${explainNumber(of)}`,
  };
}
