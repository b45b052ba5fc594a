import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, numbersOf, valuesOf } from './general.js';
import { rowOf } from './rowOf.js';

forEachGeneralFile('geekbench', (text, result) => {
  const [single] = numbersOf(text, /^ +Single-Core Score +(\d+)/gm);
  const [multi] = numbersOf(text, /^ +Multi-Core Score +(\d+)/gm);
  assert.equal(rowOf(result, { test: 'Single-Core Score' }).value, single);
  assert.equal(rowOf(result, { test: 'Multi-Core Score' }).value, multi);
  assertNear(valuesOf(result, { metric: 'result' }), numbersOf(text, / ([\d.]+) (?:\w+\/sec|FPS)\s*$/gm));
});

forEachGeneralFile('turbostat', (text, result) => {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  const header = lines.find((words) => words.includes('Avg_MHz')) ?? [];
  const power = lines
    .filter(([first]) => first === '-')
    .map((words) => Number(words[header.indexOf('PkgWatt')]));
  const mean = power.reduce((sum, value) => sum + value, 0) / power.length;
  const readings = result.series.find(
    ({ metric, parameters }) => metric === 'power' && parameters?.sensor === 'PkgWatt',
  );
  if (power.length > 1) assert.equal(readings?.points, power.length);
  const shown = readings?.mean ?? rowOf(result, { metric: 'power', parameters: { sensor: 'PkgWatt' } }).value;
  assertNear([shown], [mean]);
});

forEachGeneralFile('spec-cpu', (text, result, file) => {
  const isCsv = file.endsWith('.csv');
  const [full] = text.split(isCsv ? '"Selected Results Table"' : '=====');
  const lines = full.split(/\r?\n/).filter((line) => /^\d{3}\.\w+/.test(line));
  const cells = lines.map((line) => line.split(isCsv ? ',' : /\s+/));
  const base = result.measurements.filter(
    ({ metric, parameters }) => metric === 'score' && parameters?.phase === 'base',
  );
  const ratios = cells.map((words) => Number(words[3]));
  const [score] = numbersOf(
    text,
    isCsv ? /^SPECrate2017_\w+_base,([\d.]+)/gm : /SPECrate\(R\)2017_\w+_base +([\d.]+)/g,
  );
  assertNear(
    base.map(({ value }) => value),
    [...ratios, score],
  );
});

forEachGeneralFile(
  'blender',
  (text, result) => {
    const [{ stats }] = JSON.parse(text);
    assertNear(valuesOf(result, { metric: 'render-rate' }), [stats.samples_per_minute / 60]);
    assertNear(valuesOf(result, { metric: 'duration' }), [stats.total_render_time]);
  },
  { tool: 'blender-benchmark' },
);

forEachGeneralFile('lmbench', (text, result) => {
  const single = numbersOf(text, /^Simple syscall: ([\d.]+) microseconds/gm).map((value) => value / 1e6);
  if (single.length > 0) assertNear(valuesOf(result, { test: 'Simple syscall' }), single);
  const loads = numbersOf(text, /^\d+\.\d{5} ([\d.]+)$/gm).map((value) => value / 1e9);
  const found = result.measurements.filter(({ parameters }) => parameters && 'stride' in parameters);
  assert.equal(found.length, loads.length);
  if (loads.length > 0)
    assertNear(
      found.map(({ value }) => value),
      loads,
    );
  if (single.length === 0)
    assertNear(
      [rowOf(result, { test: 'Memory latencies', parameters: { 'result-of': 'Rand mem' } }).value],
      [142.8e-9],
    );
});

forEachGeneralFile(
  'mpi-osu',
  (text, result) => {
    const factor = /\(us\)/.test(text) ? 1e-6 : 1e6;
    const cells = numbersOf(text, /^\d+ +([\d.]+)\s*$/gm).map((value) => value * factor);
    assertNear(
      result.measurements.map(({ value }) => value),
      cells,
    );
  },
  { tool: 'osu-mpi' },
);

forEachGeneralFile('passmark', (text, result) => {
  assertNear([rowOf(result, { test: 'SUMM_CPU' }).value], numbersOf(text, /SUMM_CPU: ([\d.]+)/g));
  assert.equal(
    result.measurements.length,
    numbersOf(text, /^ {2}(?:m_CPU|CPU|SUMM|ME)_\w+: ([\d.]*[1-9][\d.]*)/gm).length,
  );
});

forEachGeneralFile(
  'hackbench-schbench',
  (text, result) => {
    assertNear(valuesOf(result, { metric: 'duration' }), numbersOf(text, /^Time: ([\d.]+)/gm));
  },
  { tool: 'hackbench' },
);
