import { boundSign } from '../../model/bound.js';
import { formatDuration } from '../../model/quantity.js';
import { roundStatedTime } from '../../model/statedSteps.js';
import { canCopy, copyTimes, leastWritten } from './copyTimes.js';
import { copyVerdict } from './copyVerdict.js';

/**
 * "Copy 60 GB, 3 times a day": what a chart of fills says of it, in words, for its page and for whoever changes the numbers there.
 *
 * @typedef {[number, number]} CopyChoice GB, times a day
 *
 * @typedef {object} CopyRow
 * @property {string} name
 * @property {number} slot its colour
 * @property {string} once
 * @property {string} more the range of the runs or of the source, and what it is over the day
 * @property {{ to: number, colour: string, range: string }} bar in percent of the longest time; `range` is a path
 * @property {import('./copyTimes.js').CopyTime} time
 *
 * @typedef {{ choice: CopyChoice, rows: CopyRow[], verdict: string, note: string }} CopyAnswer
 */

const usual = [100, 60, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
const usualTimes = 3;

/**
 * What is asked until a reader asks: an amount that all of the products were written, past their caches where that can be.
 *
 * @param {import('./copyTimes.js').Drawn} chart
 * @returns {CopyChoice | null} `null` where the chart cannot be asked
 */
export function usualCopy(chart) {
  if (!canCopy(chart)) return null;
  const gigabytes = usual.find((each) => each * 1e9 <= leastWritten(chart) * 0.6);
  return gigabytes ? [gigabytes, usualTimes] : null;
}

/**
 * @param {import('./copyTimes.js').Drawn} chart
 * @param {CopyChoice} choice
 * @returns {CopyAnswer}
 */
export function copyAnswer(chart, choice) {
  const [gigabytes, times] = choice;
  const all = copyTimes(chart, gigabytes * 1e9);
  const known = all.filter(({ seconds }) => seconds !== null);
  const described = chart.series.every(({ origin }) => origin.kind === 'transcribed');
  const beyond = described ? 'more than is described' : 'more than a run wrote';
  const longest = Math.max(...known.map(({ high, seconds }) => (high < Infinity ? high : Number(seconds))));
  // times under one another are said alike: 1 min 35 s beside 4 min 25 s
  const saidOf =
    (/** @type {import('./copyTimes.js').CopyTime} */ { stated }) =>
    (/** @type {number} */ seconds) =>
      formatDuration(roundStatedTime(seconds, stated), stated?.digits, longest < 120 ? 120 : 60);
  const rows = all
    .map((time) => ({ time, said: saidOf(time) }))
    .map(({ time, said }) => ({
      name: time.product.name,
      slot: time.product.slot,
      once: time.seconds === null ? noTime(time, beyond) : boundSign(time.stated ?? {}) + said(time.seconds),
      more: [rangeWords(time, said), dailyWords(time, times, said)].filter(Boolean).join('; '),
      bar: barOf(time, longest, said),
      time,
    }));
  return {
    choice,
    rows,
    verdict: copyVerdict(known, { times, isDescribed: described }),
    note: noteWords(known, described),
  };
}

/** @param {import('./copyTimes.js').CopyTime} time @param {string} beyond what is said of too large an amount */
const noTime = ({ stated }, beyond) => (stated === null ? 'bounds leave it open' : beyond);

/** @param {import('./copyTimes.js').CopyTime} time @param {number} times @param {(seconds: number) => string} said */
const dailyWords = ({ seconds, stated }, times, said) =>
  seconds === null || times === 1 ? '' : `${boundSign(stated ?? {})}${said(seconds * times)} a day`;

/** @param {import('./copyTimes.js').CopyTime} time @param {number} longest seconds @param {(seconds: number) => string} said */
function barOf(time, longest, said) {
  const { seconds, low, high } = time;
  const { slot } = time.product;
  const place = (/** @type {number} */ value) => Number(((100 * value) / longest).toFixed(2));
  const colour = slot >= 1 && slot <= 8 ? `var(--data-${slot})` : 'var(--data-other)';
  if (seconds === null) return { to: 0, colour, range: '' };
  // a shape and no line, so that its stroke can be the edge of paper that keeps it readable on its bar
  const range = rangeWords(time, said) ? `M${place(low)} .87H${place(high)}v.26H${place(low)}z` : '';
  return { to: place(seconds), colour, range };
}

/** @param {import('./copyTimes.js').CopyTime} time @param {(seconds: number) => string} said */
function rangeWords({ seconds, low, high, stated }, said) {
  if (seconds === null || stated?.bound || said(low) === said(high)) return '';
  return `${said(low)} to ${said(high)} a copy`;
}

/** @param {import('./copyTimes.js').CopyTime[]} known @param {boolean} described */
function noteWords(known, described) {
  const counts = known.map(({ runs }) => runs.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const runs =
    most <= 1
      ? 'One run each (n\u2009=\u20091): another run may order them otherwise.'
      : `Means of ${least === most ? most : `${least} to ${most}`} runs; ranges are the fastest and the slowest run.${least > 1 ? ' What is clear, and how many times as long it takes, is by 95\u2009% intervals, for all pairs together.' : ''}`;
  const banded = most <= 1 && known.some(({ low, high }) => high > low);
  const ranges = banded ? ' Ranges are those that the source gives.' : '';
  if (described)
    return `Computed from each product’s steps as described in words, not measured.${ranges} Every copy begins with an empty cache; whether it empties in between is not described.`;
  return `From each product’s own curve. ${runs}${ranges} Every copy begins with an empty cache, as the runs did; whether it empties in between was not tested.`;
}
