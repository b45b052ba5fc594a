import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairWords } from '../../scripts/charts/kinds/dumbbell/dumbbellWords.js';
import { pairsOf } from '../../scripts/charts/kinds/dumbbell/pairsOf.js';
import { stacksOf } from '../../scripts/charts/kinds/stackedBar/stacksOf.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { density } from '../../scripts/statistics/density.js';
import { judge } from '../../scripts/statistics/judge.js';
import { stackedWords } from '../../scripts/charts/kinds/stackedBar/stackedWords.js';
import { summarize, totalOf } from '../../scripts/statistics/summarize.js';
import { chartCase } from './fixtures.js';
import { runsOf } from '../statistics/runsOf.js';

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

test('a pair is judged by the runs of both; one run each is not judged; who has one of the two stands alone', () => {
  const verdicts = pairsOf(dataOf('dumbbell', 'fresh-and-steady')).pairs.map(({ product, judged }) => [
    product,
    judged.verdict,
  ]);
  assert.deepEqual(Object.fromEntries(verdicts), {
    a: 'clear',
    b: 'unclear',
    c: 'clear',
    d: 'clear',
    e: 'unclear',
  });
  const { pairs, alone } = pairsOf(dataOf('dumbbell', 'single-runs-and-one-alone'));
  assert.ok(pairs.every(({ judged }) => judged.verdict === 'single'));
  assert.deepEqual(
    alone.map(({ product, label }) => [product, label]),
    [['d', 'fresh']],
  );
});

test('a change from zero is a difference in the unit that people read', () => {
  const row = (/** @type {number[]} */ values) => {
    const runs = runsOf(values);
    const summary = { metric: 'throughput', unit: 'bit/s', runs, ...summarize(runs, 'throughput') };
    return /** @type {any} */ ({ product: 'a', label: '', summary });
  };
  const [before, after] = [row([0, 0, 0]), row([0.99e9, 1e9, 1.01e9])];
  const judged = judge(before.summary, after.summary);
  assert.equal(pairWords({ product: 'a', before, after, judged }), '1.00\u2009Gbit/s faster');
});

test('the caption names logarithms only where there are some', () => {
  for (const kind of ['dumbbell', 'history']) {
    const said = caption(dataOf(kind, 'temperatures')).join(' ');
    assert.match(said, /Welch’s t on the runs, Šidák/, kind);
    assert.doesNotMatch(said, /logarithms/, kind);
  }
  assert.match(caption(dataOf('dumbbell', 'fresh-and-steady')).join(' '), /on their logarithms/);
});

test('three results are no pair', () => {
  const data = dataOf('dumbbell', 'fresh-and-steady');
  const third = data.rows.slice(0, 1).map((row) => ({ ...row, label: 'idle' }));
  const rows = [...data.rows, ...third];
  assert.throws(() => pairsOf({ ...data, rows }), { name: 'InputError', message: /no two results/ });
  const { from, to } = pairsOf({ ...data, options: { from: 'steady' } });
  assert.deepEqual([from, to], ['steady', 'fresh']);
});

test('a total has the spread of its runs, where the parts are of the same runs', () => {
  const { stacks } = stacksOf(dataOf('stacked-bar', 'phases'));
  const [{ parts, total, paired }] = stacks;
  assert.ok(paired);
  const first = parts.reduce((sum, { summary }) => sum + summary.runs[0].value, 0);
  assert.equal(total.summary.runs[0].value, first);
  assert.equal(total.summary.n, 5);
  assert.ok(total.summary.interval);
  const apart = totalOf(parts.map(({ summary }, at) => ({ ...summary, test: String(at) })));
  assert.equal(apart.paired, false);
  assert.equal(apart.summary.interval, null);
  assert.ok(Math.abs(apart.summary.mean / total.summary.mean - 1) < 1e-12);
});

test('a total of bounds on both sides says that it may be more or less, and is no best one', () => {
  const data = dataOf('stacked-bar', 'phases');
  const bounded = (/** @type {('<' | '>')[]} */ ...bounds) => ({
    ...data,
    rows: data.rows.map((row, at) => ({ ...row, summary: { ...row.summary, bound: bounds[at % 2] } })),
  });
  const words = /** @type {Record<string, (data: any) => string[]>} */ (
    /** @type {unknown} */ (stackedWords)
  );
  const caption = (/** @type {any} */ chart) => words.captionMarks(chart).join(' ');
  const said = (/** @type {any} */ chart) => words.sentence(chart).join(' ');
  const open = bounded('<', '>');
  const [{ sign }] = stacksOf(open).stacks;
  assert.equal(sign, '\u2248\u2009');
  assert.match(caption(open), /\u2248: .*it may be more or less\./);
  assert.match(said(open), /: \u2248\u2009\d\S*\u2009\S+ in total/);
  assert.doesNotMatch(said(open), /Best total/);
  const above = bounded('>', '>');
  assert.equal(stacksOf(above).stacks[0].sign, '>\u2009');
  assert.doesNotMatch(caption(above), /\u2248/);
});

test('what does not add up is no stack', () => {
  const data = dataOf('stacked-bar', 'phases');
  assert.throws(() => stacksOf({ ...data, metric: 'latency' }), {
    name: 'InputError',
    message: /latency does not add up/,
  });
});

test('the density of values has the area 1, is highest where they lie, and nothing where all are equal', () => {
  const at = Array.from({ length: 400 }, (_, step) => step / 10);
  const values = [18, 19, 19.5, 20, 20, 20.5, 21, 22, 20.2, 19.8, 20.1];
  const found = density(values, at);
  const area = found.reduce((sum, each) => sum + each / 10, 0);
  assert.ok(Math.abs(area - 1) < 1e-3, String(area));
  assert.ok(Math.abs(at[found.indexOf(Math.max(...found))] - 20) < 0.5);
  assert.deepEqual(density([3, 3, 3], at), []);
});
