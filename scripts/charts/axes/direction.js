import { metrics } from '../../model/metric.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { asIs, ink, pixel, textLayers, type } from '../frame.js';

const arrows = {
  right: 'M-1,0L1,0M0.3,-0.55L1,0L0.3,0.55',
  left: 'M1,0L-1,0M-0.3,-0.55L-1,0L-0.3,0.55',
  up: 'M0,1L0,-1M-0.55,-0.3L0,-1L0.55,-0.3',
  down: 'M0,-1L0,1M-0.55,0.3L0,1L0.55,0.3',
};

/**
 * Which way is better, in words and with an arrow along the value axis; nothing where neither is.
 *
 * @param {import('../../model/metric.js').Metric} metric
 * @param {{ x: number, y: number, along: 'x' | 'y', log?: boolean }} place left end of the words, px; `log`: the axis is logarithmic, and
 *   the words say so
 */
export function directionLayers(metric, { x, y, along, log = false }) {
  const { better } = metrics[metric];
  const text = directionWords(metric, log);
  if (!text) return [];
  const words = textLayers('better', [{ x, y, text, size: type.tick, colour: ink.muted }]);
  if (better === 'neither') return words;
  const after = x + textWidth(text, { size: type.tick }) + 11;
  return [...words, arrowLayer([{ x: after, y, better, along }])];
}

export const logWords = 'logarithmic axis';

/** @param {import('../../model/metric.js').Metric} metric @param {boolean} log */
export const directionWords = (metric, log) =>
  [
    ...(log ? [logWords] : []),
    ...(metrics[metric].better === 'neither' ? [] : [`${metrics[metric].better} is better`]),
  ].join(', ');

const ways = {
  x: { higher: arrows.right, lower: arrows.left },
  y: { higher: arrows.up, lower: arrows.down },
};

/**
 * Arrows that say which way is better. Small pictures leave the layer out by its name, see `wordlessSvg`.
 *
 * @param {{ x: number, y: number, better: 'higher' | 'lower', along: 'x' | 'y' }[]} places px of their middles
 * @param {string} [suffix] of the layer's name
 */
export const arrowLayer = (places, suffix = '') => ({
  name: `better-arrow${suffix}`,
  data: { values: places.map(({ x, y, better, along }) => ({ x, y, shape: ways[along][better] })) },
  mark: { type: 'point', filled: false, size: 100, stroke: ink.muted, strokeWidth: 1.2, opacity: 1 },
  encoding: { x: pixel('x'), y: pixel('y'), shape: asIs('shape') },
});

/** px that the words and the arrow take. */
export const directionWidth = 132;
