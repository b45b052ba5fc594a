import { answerAsks } from '../io/askThread.js';
import { showRatesIn } from '../model/quantity.js';
import { renderPictures } from '../render/pictures.js';
import { readTokens } from '../render/tokens.js';

/*
 * Where pictures are painted of drawings: a thread that `drawCharts` asks. It is none that draws, since either program is large.
 */

/**
 * @typedef {object} PaintingAsk
 * @property {import('../results/chartData.js').Selected} data
 * @property {string} svg the wide drawing
 * @property {string} styles
 * @property {string} rates the unit they are shown in
 */

answerAsks(paint);

/** @param {PaintingAsk} ask */
export async function paint({ data, svg, styles, rates }) {
  showRatesIn(rates);
  const { png, card } = renderPictures(data, { svg, tokens: readTokens(styles, 'light') });
  return { png: base64(png), card: base64(card) };
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) => Buffer.from(bytes).toString('base64');
