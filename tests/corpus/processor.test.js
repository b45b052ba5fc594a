import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, numbersOf, valuesOf } from './general.js';
import { rowOf } from './rowOf.js';

forEachGeneralFile('unixbench', (text, result) => {
  const scores = numbersOf(text, /^System Benchmarks Index Score +([\d.]+)$/gm);
  assertNear(valuesOf(result, { test: 'System Benchmarks Index Score' }), scores);
  const dhrystones = numbersOf(text, /^Dhrystone 2 using register variables +([\d.]+) lps/gm);
  assertNear(valuesOf(result, { test: 'Dhrystone 2 using register variables', metric: 'rate' }), dhrystones);
  const scripts = numbersOf(text, /^Shell Scripts \(8 concurrent\) +([\d.]+) lpm/gm).map((rate) => rate / 60);
  assertNear(valuesOf(result, { test: 'Shell Scripts (8 concurrent)', metric: 'rate' }), scripts);
  const rows = numbersOf(text, / ([\d.]+) (?:lps|lpm|KBps|MWIPS) /g);
  assert.equal(result.measurements.filter(({ statistic }) => statistic === 'mean').length, rows.length);
});

forEachGeneralFile('coremark', (text, result) => {
  assertNear(valuesOf(result, { metric: 'rate' }), numbersOf(text, /^Iterations\/Sec +: ([\d.]+)/gm));
  const wrong = result.warnings.some(({ flag }) => flag === 'not-validated');
  assert.equal(wrong, /^Errors detected/m.test(text));
});

forEachGeneralFile('coremark-pro', (text, result) => {
  const mark = rowOf(result, { metric: 'score', parameters: { mode: 'multi-core' } });
  assert.equal(mark.value, numbersOf(text, /^CoreMark-PRO +([\d.]+)/gm)[0]);
  assert.equal(
    result.measurements.length,
    2 * text.split('\n').filter((line) => /\d\.\d\d$/.test(line)).length,
  );
});

forEachGeneralFile('dhrystone', (text, result) => {
  assertNear(valuesOf(result, { metric: 'rate' }), numbersOf(text, /Dhrystones per Second: +([\d.]+)/g));
});

forEachGeneralFile('perf-stat', (text, result) => {
  const lines = text.split('\n').map((line) => line.trim());
  const csv = lines.map((line) => line.split(',')).filter((cells) => /^\d+\.\d{9}$/.test(cells[0]));
  /** @type {Map<string, number>} */
  const totals = new Map();
  for (const [, value, , event] of csv) totals.set(event, (totals.get(event) ?? 0) + Number(value));
  if (csv.length === 0) totals.set('cycles', Number(/([\d,]+) +cycles/.exec(text)?.[1].replaceAll(',', '')));
  for (const [event, total] of totals) {
    if (/clock/.test(event)) continue;
    assertNear([rowOf(result, { metric: 'count', parameters: { event } }).value], [total]);
  }
});

forEachGeneralFile('nvidia-smi', (text, result) => {
  const [header, ...rows] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const at = header.findIndex((name) => name.startsWith('power.draw'));
  const power = result.series.find(({ metric }) => metric === 'power');
  assert.equal(power?.points, rows.length);
  const sum = rows.reduce((total, cells) => total + parseFloat(cells[at]), 0);
  assertNear([power?.mean ?? NaN], [sum / rows.length]);
});
