import { serialize } from 'node:v8';
import { createHash } from 'node:crypto';

/**
 * Draws what is not drawn yet. The renderer is large, and is loaded only where a chart is new or changed.
 *
 * @param {import('./composeReview.js').Composed['charts']} charts
 * @param {{ slug: string, cache: import('../io/cache.js').Cache }} place
 * @returns {Promise<import('./chartFiles.js').Drawn[]>}
 */
export async function drawCharts(charts, { slug, cache }) {
  const drawn = [];
  for (const { data, kind } of charts) {
    const key = createHash('sha256').update(serialize(data)).update(slug).digest('hex');
    drawn.push(await cache.jsonAsync('chart', key, () => draw(data, { kind, slug })));
  }
  return drawn;
}

/**
 * @param {import('../results/chartData.js').Selected} data
 * @param {{ kind: import('../model/chartData.js').ChartKind, slug: string }} place
 * @returns {Promise<import('./chartFiles.js').Drawn>}
 */
async function draw(data, { kind, slug }) {
  const { describeChart, renderChart } = await import('../render/index.js');
  const wide = /** @type {const} */ ({ ...data, layout: 'wide' });
  const spec = { wide: kind.spec(wide), narrow: kind.spec({ ...data, layout: 'narrow' }) };
  const words = describeChart(wide);
  const svg = await renderChart({ data: wide, spec, sentence: words.sentence, id: `${slug}-${data.id}` });
  return { svg, spec: spec.wide, ...words };
}
