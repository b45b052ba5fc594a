import { InputError } from '../../../model/inputError.js';
import { textWidth } from '../../../model/lib/textWidth.js';
import { type, widths } from '../../frame.js';

/**
 * The steps of a history: dates as far apart as they are, versions one after another. A step whose name has no room is not named.
 *
 * @param {import('../../../model/chartData.js').ChartData} data
 * @returns {import('../../axes/axis.js').Axis}
 */
export function stepAxis({ id, rows, layout }) {
  const known = new Map(
    rows.flatMap(({ step }) => (step ? [/** @type {const} */ ([step.at, step.name])] : [])),
  );
  if (known.size === 0)
    throw new InputError(`no steps in chart ${id}`, {
      hint: 'name versions, firmware or dates of campaigns',
    });
  const steps = [...known].sort(([a], [b]) => a - b).map(([at, name]) => ({ at, name }));
  const [first, last] = [steps[0].at, steps[steps.length - 1].at];
  const room = Math.max(1, last - first) * 0.08;
  const domain = /** @type {[number, number]} */ ([first - room, last + room]);
  const px = (widths[layout] * (layout === 'wide' ? 0.68 : 0.82)) / (domain[1] - domain[0]);
  const named = spaced(steps, px);
  return {
    factor: 1,
    symbol: '',
    domain,
    scale: { type: 'linear' },
    ticks: named.map(({ at }) => at),
    labels: named.map(({ name }) => name),
  };
}

/**
 * The last one is named, and of the others those that do not meet.
 *
 * @param {{ at: number, name: string }[]} steps
 * @param {number} px of one
 */
function spaced(steps, px) {
  const half = (/** @type {string} */ name) => textWidth(name, { size: type.tick }) / 2 + 5;
  /** @type {typeof steps} */
  const named = [];
  for (const step of [...steps].reverse()) {
    const [before] = named;
    if (!before || (before.at - step.at) * px >= half(step.name) + half(before.name)) named.unshift(step);
  }
  return named;
}
