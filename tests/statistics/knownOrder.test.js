import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeChange } from '../../scripts/model/describeChange.js';
import { judge, sideOf, verdictsAmong } from '../../scripts/statistics/judge.js';
import { judgeIndex } from '../../scripts/statistics/indexInterval.js';
import { ascending, knownOrder } from '../../scripts/statistics/knownOrder.js';
import { ranksOf } from '../../scripts/statistics/ranks.js';

/** `>750`, `5`, `5 (3 to 8)` @param {string} text */
function known(text) {
  const [, bound, number, low, high] = /** @type {RegExpExecArray} */ (
    /^([<>≤≥]?)([\d.]+)(?: \((\d+) to (\d+)\))?$/.exec(text)
  );
  const mean = Number(number);
  const runs = [{ run: 1, value: mean, source: '', excluded: null, outlier: false }];
  const band = low ? { band: { low: Number(low), high: Number(high) } } : {};
  return { text, mean, runs, ...band, ...(bound && { bound: /** @type {'>'} */ (bound) }) };
}

test('a bound is more or less than what it leaves out, and of the rest nobody knows', () => {
  const cases = /** @type {const} */ ([
    ['>750', '600', 1],
    ['>750', '750', 1],
    ['≥750', '750', null],
    ['>750', '950', null],
    ['>750', '>750', null],
    ['>750', '>600', null],
    ['>750', '<750', 1],
    ['≥750', '<750', 1],
    ['≥750', '≤750', null],
    ['<5', '5', -1],
    ['<5', '4', null],
    ['<5', '6', -1],
    ['≤5', '6', -1],
    ['5', '5', 0],
    ['5', '6', -1],
    ['130 (57 to 170)', '180', -1],
    ['130 (57 to 170)', '170', null],
    ['130 (57 to 170)', '130 (130 to 140)', null],
    ['96 (84 to 160)', '70 (69 to 71)', 1],
    ['220 (210 to 230)', '210', null],
    ['220 (210 to 230)', '>200', null],
    ['220 (210 to 230)', '<210', 1],
  ]);
  for (const [one, other, order] of cases) {
    assert.equal(knownOrder(known(one), known(other)), order, `${one} ${other}`);
    const turned = order === null ? null : 0 - order;
    assert.equal(knownOrder(known(other), known(one)), turned, `${other} ${one}`);
  }
});

test('what is known to be more comes after', () => {
  const texts = ['>5', '≥5', '5', '≤5', '<5', '4', '6'];
  const sorted = texts.map(known).sort(ascending);
  assert.deepEqual(
    sorted.map(({ text }) => text),
    ['4', '<5', '≤5', '5', '≥5', '>5', '6'],
  );
});

/** @param {string[]} best the best first */
const placesAmong = (best) =>
  ranksOf(best.map(known), { of: (item) => item }).map(({ item, first, last, best: isBest }) =>
    [item.text, first, last, isBest].join(' '),
  );

test('a bound has every place that it leaves open, and no best is named over it', () => {
  assert.deepEqual(placesAmong(['950', '>750', '600']), ['950 1 2 false', '>750 1 2 false', '600 3 3 false']);
  assert.deepEqual(placesAmong(['>750', '600', '500']), ['>750 1 1 true', '600 2 2 false', '500 3 3 false']);
  assert.deepEqual(placesAmong(['>750', '>750', '600']), [
    '>750 1 2 false',
    '>750 1 2 false',
    '600 3 3 false',
  ]);
  assert.deepEqual(placesAmong(['220 (210 to 230)', '210', '130']), [
    '220 (210 to 230) 1 2 false',
    '210 1 2 false',
    '130 3 3 false',
  ]);
  assert.deepEqual(placesAmong(['750', '750', '600']), ['750 1 2 true', '750 1 2 true', '600 3 3 false']);
});

test('the judgement says that a bound leaves the order open, else that a change may be larger', () => {
  const open = judge(known('950'), known('>750'));
  assert.equal(open.verdict, 'bound');
  assert.equal(verdictsAmong(2)(sideOf(known('950')), sideOf(known('>750'))), 'bound');
  const words = (/** @type {string} */ from, /** @type {string} */ to) =>
    describeChange(judge(known(from), known(to)), { metric: 'bandwidth' }).replaceAll('\u2009', ' ');
  assert.equal(words('950', '>750'), 'not known to be faster or slower');
  assert.equal(words('210', '220 (210 to 230)'), 'not known to be faster or slower');
  assert.equal(words('600', '>750'), 'at least 25 % faster (spread unknown)');
  assert.equal(words('>750', '300'), 'at least 60 % slower (spread unknown)');
  assert.equal(words('100', '>750'), 'at least 7.50 times as fast (spread unknown)');
  assert.equal(words('600', '750'), '25 % faster (spread unknown)');
});

test('over several results one bound leaves the mean open', () => {
  const part = (/** @type {string} */ of, /** @type {string} */ base) => ({
    ...{ of: known(of), base: known(base), weight: 1, lower: false },
  });
  assert.equal(judgeIndex([part('5', '4'), part('>5', '4')]).verdict, 'bound');
  assert.equal(judgeIndex([part('5', '4'), part('6', '4')]).verdict, 'single');
  assert.equal(judgeIndex([part('>5', '4')]).verdict, 'single');
});
