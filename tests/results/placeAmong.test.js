import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAmong } from '../../scripts/results/query/placeAmong.js';
import { runsOf } from '../statistics/runsOf.js';

/** @param {string} product @param {number[]} values @param {any} [more] */
function result(product, values, more = {}) {
  const runs = runsOf(values);
  return /** @type {any} */ ({
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    runs,
    product,
    metric: 'bandwidth',
    kind: 'measured',
    variant: null,
    ...more,
  });
}

/** @param {any[]} measured @param {any[]} [apart] */
const ranking = (measured, apart = []) => /** @type {any} */ ({ measured, apart });
const name = (/** @type {string} */ id) => id.toUpperCase();

test('what the runs show clearly is named, and what they do not is said so', () => {
  const own = result('a', [100, 101, 99, 100]);
  const rest = [
    result('b', [50, 51, 50, 49]),
    result('c', [200, 201, 199, 200]),
    result('d', [99, 103, 98, 101]),
  ];
  assert.equal(
    placeAmong(own, ranking([own, ...rest]), name)?.words,
    'better than B; behind C; no clear difference from D',
  );
  const latency = { metric: 'latency' };
  const slow = result('a', [2, 2.01, 1.99], latency);
  const quick = ['b', 'c', 'd'].map((id) => result(id, [1, 1.01, 0.99], latency));
  assert.equal(placeAmong(slow, ranking([slow, ...quick]), name)?.words, 'behind 3 others');
});

test('of runs that vary too much to tell, that is said and not that there is no difference', () => {
  const own = result('a', [100, 101, 99]);
  const rest = [result('b', [50, 150, 400]), result('c', [99, 103, 98])];
  assert.equal(
    placeAmong(own, ranking([own, ...rest]), name)?.words,
    'no clear difference from C; too scattered to judge against B',
  );
});

test('a product whose name holds a comma is one of two', () => {
  const own = result('a', [100, 101, 99, 100]);
  const rest = ['b, of one kind', 'c'].map((id) => result(id, [50, 51, 50, 49]));
  assert.equal(placeAmong(own, ranking([own, ...rest]), name)?.words, 'better than “B, OF ONE KIND” and C');
  const one = placeAmong(own, ranking([own, rest[0], result('d', [99, 103, 98, 101])]), name);
  assert.equal(one?.words, 'better than “B, OF ONE KIND”; no clear difference from D');
});

test('single values have an order and no winner', () => {
  const stated = { kind: 'transcribed' };
  const own = result('a', [100], stated);
  const rest = [result('b', [300], stated), result('c', [90], stated)];
  assert.equal(placeAmong(own, ranking([], [own, ...rest]), name)?.words, '2nd of 3 single values');
  const wordsAmong = (/** @type {number[]} */ means) =>
    placeAmong(own, ranking([], [own, ...means.map((mean, at) => result(`${at}`, [mean], stated))]), name)
      ?.words;
  assert.equal(wordsAmong([300, 100]), 'joint 2nd of 3 single values');
  assert.equal(wordsAmong([100, 100]), 'all 3 single values are equal');
});

test('a number that a range leaves open has every place within it', () => {
  const stated = (/** @type {string} */ id, /** @type {number} */ mean, /** @type {number[]} */ band = []) =>
    result(id, [mean], {
      kind: 'transcribed',
      ...(band.length && { band: { low: band[0], high: band[1] } }),
    });
  const own = stated('a', 130, [57, 170]);
  const all = [own, stated('b', 210), stated('c', 130, [130, 140]), stated('d', 50)];
  assert.equal(
    placeAmong(own, ranking([], all), name)?.words,
    '2nd to 3rd of 4 single values, as ranges leave it open',
  );
});

test('a bound has no place by its number', () => {
  const wordsOf = (/** @type {string} */ own, /** @type {string[]} */ others, more = {}) => {
    const all = [own, ...others].map((text, at) => {
      const [, bound, value] = /** @type {RegExpExecArray} */ (/^([<>]?)(.+)$/.exec(text));
      return result(`${at}`, [Number(value)], { kind: 'transcribed', ...(bound && { bound }), ...more });
    });
    return placeAmong(all[0], ranking([], all), name)?.words;
  };
  assert.equal(
    wordsOf('>750', ['950', '1200', '600']),
    `1st to 3rd of 4 single values, as bounds leave it open`,
  );
  assert.equal(wordsOf('>750', ['600', '700']), '1st of 3 single values');
  assert.equal(wordsOf('950', ['>750', '1200']), `2nd to 3rd of 3 single values, as bounds leave it open`);
  assert.equal(wordsOf('>750', ['>750', '950']), `1st to 3rd of 3 single values, as bounds leave it open`);
  assert.equal(
    wordsOf('<50', ['40', '60'], { metric: 'latency' }),
    `1st to 2nd of 3 single values, as bounds leave it open`,
  );
});

test('nothing is set against what was emulated, or beside what was measured otherwise', () => {
  const own = result('a', [100, 101]);
  const other = result('b', [90, 91]);
  const emulated = result('a', [100, 101], { kind: 'emulated' });
  assert.equal(placeAmong(emulated, ranking([other], [emulated]), name), null);
  const variant = result('a', [100, 101], { variant: 'own' });
  assert.equal(placeAmong(variant, ranking([other], [variant]), name), null);
  assert.equal(placeAmong(own, ranking([own]), name), null);
  assert.equal(placeAmong(own, undefined, name), null);
});

test('a single value that is only a bound has a range of places', () => {
  const stated = { kind: 'transcribed' };
  const wordsOf = (/** @type {any} */ own, /** @type {any[]} */ rest) =>
    placeAmong(own, ranking([], [own, ...rest]), name)?.words;
  const [high, same, low] = [900, 750, 500].map((mean) => result(String(mean), [mean], stated));
  const least = result('a', [750], { ...stated, bound: '>' });
  assert.equal(wordsOf(least, [high, same, low]), '1st to 2nd of 4 single values, as bounds leave it open');
  assert.equal(wordsOf(same, [high, least, low]), '3rd of 4 single values');
  assert.equal(wordsOf(low, [high, least, same]), '4th of 4 single values');
  assert.equal(wordsOf(high, [least, same, low]), '1st to 2nd of 4 single values, as bounds leave it open');
});
