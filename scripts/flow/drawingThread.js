import { blockKinds } from '../charts/blockKinds.js';
import { answerAsks } from '../io/askThread.js';
import { showRatesIn } from '../model/quantity.js';
import { describeChart, renderChart } from '../render/index.js';
import { pageChart } from '../runtime/index.js';

/*
 * Where charts are drawn: a thread that `drawCharts` asks.
 */

/**
 * @typedef {object} DrawingAsk
 * @property {import('../results/chartData.js').Selected} data
 * @property {string} slug of the review
 * @property {string} rates the unit they are shown in
 */

answerAsks(draw);

/** @param {DrawingAsk} ask */
export async function draw({ data, slug, rates }) {
  showRatesIn(rates);
  const kind = blockKinds.find((each) => each.kind === data.kind);
  if (!kind) throw new Error(`unknown chart kind: ${data.kind}`);
  const wide = /** @type {const} */ ({ ...data, layout: 'wide' });
  const page = pageChart(data);
  const spec = {
    wide: kind.spec({ ...page, layout: 'wide' }),
    narrow: kind.spec({ ...page, layout: 'narrow' }),
  };
  const words = describeChart(wide);
  const svg = await renderChart({ data: wide, spec, sentence: words.sentence, id: `${slug}-${data.id}` });
  return { svg, spec: spec.wide, page: kind.written ? null : page, ...words };
}
