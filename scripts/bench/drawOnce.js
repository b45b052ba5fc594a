import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { readChartData } from '../../tests/charts/readChartData.js';
import { chartKind } from '../charts/index.js';
import { drawCharts } from '../flow/drawCharts.js';
import { readStyles } from '../io/projectFiles.js';
import { describeChart } from '../charts/words/index.js';
import { renderChart } from '../render/index.js';
import { manyReadings } from './manyReadings.js';

/*
 * Draws one of the gallery's cases again and again, or many of them, and prints what it took: run by the benchmark in a process of
 * its own.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(project, 'tests/charts/fixtures');
const repeats = 21;
const ofReview = 8;

/** @param {string} name @returns {import('../model/chartData.js').ChartData} */
const fixture = (name) => /** @type {any} */ (readChartData(join(fixtures, name, 'data.json')));

/** @type {Record<string, () => import('../model/chartData.js').ChartData>} */
const inputs = {
  bars: () => fixture('bar/seven-products'),
  timeline: () => fixture('timeline/five-by-400'),
  large: () => manyReadings({ lines: 15, readings: 2000 }),
};

const [, , name, count = '0'] = process.argv;
const result = name === 'many' ? await drawMany(Number(count)) : await drawAgain(inputs[name]());
process.stdout.write(JSON.stringify({ ...result, peak: process.resourceUsage().maxRSS * 1024 }));

/**
 * Wide and narrow with all their words, as a page needs them, when all is loaded.
 *
 * @param {import('../model/chartData.js').ChartData} data
 */
async function drawAgain(data) {
  const { spec } = chartKind(data.kind);
  const taken = [];
  let processor = process.cpuUsage();
  let wide = '';
  for (let at = 0; at < 2 * repeats; at += 1) {
    if (at === repeats) processor = process.cpuUsage();
    const began = performance.now();
    const { sentence } = describeChart(data);
    const specs = { wide: spec({ ...data, layout: 'wide' }), narrow: spec({ ...data, layout: 'narrow' }) };
    ({ wide } = await renderChart({ spec: specs, sentence, id: `bench-${at}` }));
    if (at >= repeats) taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(processor);
  return {
    ms: taken[repeats >> 1],
    processor: (user + system) / 1e3 / repeats,
    bytes: brotliCompressSync(wide).length,
  };
}

/** @template T @param {string} _kind @param {string} _key @param {() => T} make */
function uncached(_kind, _key, make) {
  return make();
}

/** Every case of the gallery in turn, with the pictures of each review's first one, as many at a time as a review has charts. @param {number} wanted */
async function drawMany(wanted) {
  const cases = readdirSync(fixtures).flatMap((kind) =>
    readdirSync(join(fixtures, kind)).map((each) => fixture(`${kind}/${each}`)),
  );
  const styles = readStyles(project);
  const cache = /** @type {import('../io/cache.js').Cache} */ (
    /** @type {unknown} */ ({
      jsonAsync: uncached,
      bytesAsync: uncached,
    })
  );
  const began = performance.now();
  for (let from = 0; from < wanted; from += ofReview) {
    const charts = Array.from({ length: Math.min(ofReview, wanted - from) }, (_, at) => {
      const data = { ...cases[(from + at) % cases.length], id: `chart-${from + at}` };
      const chart = { data, kind: chartKind(data.kind) };
      return /** @type {Parameters<typeof drawCharts>[0][number]} */ (/** @type {unknown} */ (chart));
    });
    await drawCharts(charts, { slug: 'bench', lead: charts[0].data.id, cache, styles });
  }
  return { ms: performance.now() - began, bytes: 0 };
}
