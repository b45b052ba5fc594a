import './model/lib/freezeObjects.js';
import { cpus } from 'node:os';
import { readCommand } from './command/readCommand.js';

/*
 * `npm run bench [-- NAME...]`: speed and memory, as ratios within one run, and how often the judgement of
 * results is wrong; nothing here is a test. `scale` builds sites of 100
 * and 1,000 reviews, and `preview` shows them; `npm run bench -- scale --reviews 5000` of so many. `fio-plot` takes its Python from BENCH_PYTHON.
 */

const { values, positionals: wanted } = readCommand({
  usage: `usage: npm run bench -- [NAME...] [--reviews N]
Measures speed and memory: charts, fio-plot, build, page, judgement, parsing, scale, preview.
  --reviews N  how many reviews the sites of scale and preview have; may be repeated`,
  most: Infinity,
  options: { reviews: { type: 'string', multiple: true, default: ['100', '1000'] } },
});

const benches =
  /** @type {Record<string, () => Promise<import('./bench/parsing.js').BenchRow[] | Iterable<import('./bench/judgement.js').BenchTable>>>} */ ({
    charts: async () => (await import('./bench/charts.js')).benchCharts(),
    'fio-plot': async () => (await import('./bench/fioPlot.js')).benchFioPlot(),
    build: async () => (await import('./bench/build.js')).benchBuild(),
    page: async () => (await import('./bench/page.js')).benchPage(),
    judgement: async () => (await import('./bench/judgement.js')).benchJudgement(),
    parsing: async () => (await import('./bench/parsing.js')).benchParsing(),
    scale: async () => (await import('./bench/scale.js')).benchScale(values.reviews.map(Number)),
    preview: async () => (await import('./bench/livePreview.js')).benchManyLive(values.reviews.map(Number)),
  });

const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`unknown benchmark: ${unknown.join(', ')}\n  there is: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`Node.js ${process.versions.node}, ${cpus().length} processors (${cpus()[0].model.trim()})`);
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) show(name, await run());
  }
}

/**
 * @param {string} name
 * @param {import('./bench/parsing.js').BenchRow[] | Iterable<import('./bench/judgement.js').BenchTable>} found
 */
function show(name, found) {
  console.log(`\n${name}`);
  if (Array.isArray(found)) showRows(found);
  else for (const table of found) showTable(table);
}

/** @param {import('./bench/judgement.js').BenchTable} table */
function showTable({ title, columns, rows }) {
  const widths = columns.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at].length)));
  const line = (/** @type {string[]} */ cells) =>
    cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  console.log(['', `  ${title}`, ...[columns, ...rows].map((cells) => `  ${line(cells)}`)].join('\n'));
}

/** @param {import('./bench/parsing.js').BenchRow[]} rows */
function showRows(rows) {
  const cells = rows.map(({ name: what, value, unit, ratio }) => [
    what,
    value === null ? 'not measured' : `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`,
    ratio === null ? '' : `${ratio.toFixed(2)} x`,
  ]);
  const width = Math.max(...cells.map(([what]) => what.length));
  for (const [what, value, ratio] of cells)
    console.log(`  ${what.padEnd(width)}  ${value.padStart(12)}  ${ratio}`.trimEnd());
}
