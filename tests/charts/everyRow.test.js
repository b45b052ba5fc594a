import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { table } from '../../scripts/charts/words/index.js';
import { indistinctRows } from '../../scripts/model/indistinct.js';
import { InputError } from '../../scripts/model/inputError.js';
import { chartCase, chartCases } from './fixtures.js';

/* Every row that a chart kind is given is drawn, or the chart is refused: over random changes of every kind's fixtures. */

/** @typedef {import('../../scripts/model/chartData.js').ChartData} ChartData */

const kinds = [...new Set(chartCases().map(({ kind }) => kind))].filter(
  (kind) => chartKind(kind).draws === 'rows',
);
/** Kinds whose marks are no rows: shapes over bins, means over results. */
const others = new Set(['histogram', 'overall']);

for (const kind of kinds.filter((each) => !others.has(each))) {
  test(`${kind}: every row given is drawn, or refused`, () => {
    const random = generator(kind.length * 7919);
    const cases = chartCases().filter((each) => each.kind === kind);
    let refused = 0;
    for (let round = 0; round < 60; round++) {
      const data = changed(cases[round % cases.length].data, random);
      const drawn =
        indistinctRows(data.rows, chartKind(kind), data.options).length > 0 ? null : drawnRows(data);
      if (drawn === null) refused++;
      else {
        const what = `round ${round}: ${JSON.stringify(brief(data))}`;
        assert.equal(drawn, data.rows.length, what);
        const silent = data.products.filter(({ id }) => data.rows.every(({ product }) => product !== id));
        const lines = table(data).rows.length;
        assert.ok([0, silent.length].includes(lines - data.rows.length), `table, ${what}`);
      }
    }
    assert.ok(refused > 0 && refused < 60, `${refused} of 60 refused`);
  });
}

test('two results that only the command tells apart have one place, until a label names it', () => {
  const { data } = chartCase('bar', 'two-products');
  const [row] = data.rows;
  const of = (/** @type {string} */ command, /** @type {string} */ label) => ({
    ...row,
    label,
    summary: { ...row.summary, parameters: { ...row.summary.parameters, command } },
  });
  assert.equal(indistinctRows([of('a', ''), of('b', '')], chartKind('bar')).length, 1);
  assert.equal(indistinctRows([of('a', 'a'), of('b', 'b')], chartKind('bar')).length, 0);
});

/** @param {ChartData} data @returns {number | null} `null` where the kind refuses them */
function drawnRows(data) {
  const marks = marksOf(data);
  if (!marks) return null;
  return Object.entries(marks)
    .filter(([layer]) => /^data-(?:bar|dot|point-\d+|cell-\d+)$/.test(layer))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** @param {ChartData} data @returns {Record<string, number> | null} */
function marksOf(data) {
  try {
    return /** @type {any} */ (chartKind(data.kind).spec(data).usermeta).marks;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/**
 * Rows doubled, renamed, moved along a parameter, or taken away.
 *
 * @param {Omit<ChartData, 'layout'>} data
 * @param {() => number} random
 * @returns {ChartData}
 */
function changed(data, random) {
  const pick = (/** @type {number} */ count) => Math.floor(random() * count);
  let rows = data.rows.filter(() => random() > 0.1);
  if (rows.length === 0) rows = data.rows;
  for (let step = pick(4); step > 0; step--) {
    const at = pick(rows.length);
    const row = rows[at];
    const { parameters } = row.summary;
    const doubled = [
      row,
      { ...row, label: `${row.label} again` },
      { ...row, summary: { ...row.summary, parameters: { ...parameters, threads: pick(3) + 1 } } },
      { ...row, summary: { ...row.summary, mean: row.summary.mean * (1 + random()) } },
    ][pick(4)];
    rows = [...rows.slice(0, at + 1), doubled, ...rows.slice(at + 1)];
  }
  return { ...data, rows, layout: random() < 0.5 ? 'wide' : 'narrow' };
}

/** @param {ChartData} data */
const brief = ({ rows }) =>
  rows.map(({ product, label, summary }) => [product, label, summary.statistic, summary.parameters]);

/** A generator of numbers from 0 to 1 that is the same in every run (mulberry32). @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
