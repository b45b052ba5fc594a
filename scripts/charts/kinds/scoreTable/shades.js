import { ink, shades } from '../../frame.js';

const steps = [
  { from: 0.95, name: '95\u2009% of the best and more' },
  { from: 0.8, name: '80 to 95\u2009%' },
  { from: 0.6, name: '60 to 80\u2009%' },
  { from: 0.4, name: '40 to 60\u2009%' },
  { from: 0, name: 'less' },
].map((step, at) => ({ ...step, shade: shades[shades.length - 1 - at] }));

/**
 * How strongly a cell is filled: by its share of the best, in whole per cent as the cell says it; of what has no ratio only the best is.
 *
 * @param {{ share: number | null, best: boolean }} score
 */
export function shadeOf({ share, best }) {
  const own = share === null ? Number(best) : Math.round(share * 100) / 100;
  return steps.find(({ from }) => own >= from)?.shade ?? 0;
}

/** What the key says of them. @type {import('../../labels/legendLines.js').KeyEntry[]} */
export const shadeEntries = steps.map(({ name, shade }) => ({
  name,
  note: '',
  strong: false,
  colour: ink.shade,
  shade,
  shape: 'square',
}));
