import { hasZero, metrics } from '../../model/metric.js';
import { percent } from '../../model/quantity.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { amountAxisOf, baseOf, logAxisOf } from './barAxis.js';
import { barLayers } from './barLayers.js';
import { barScale } from './barScale.js';
import { besideValue, layOutBars } from './barLayout.js';
import { directionLayers, directionWidth, directionWords } from '../axes/direction.js';
import { framed, textLayers, type } from '../frame.js';
import { meet } from '../labels/referenceLines.js';
import { linesOf, noteBands, ratingLines, placeReferences, referenceLayers } from './referenceLayers.js';
import { besideRatings, besideStem, barRef, overSpread, scaledBar } from './scaledBar.js';

/**
 * Horizontal bars from zero, dots on a log axis, or marks where a zero is not nothing, with their error bars and runs: the drawing that `bar`
 * and `grouped-bar` share.
 *
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/quantity.js').Scale} Scale
 *
 * @typedef {object} Bar
 * @property {import('../../model/chartData.js').ChartProduct} product
 * @property {string} label beside the bar
 * @property {boolean} hatched the second of a pair, told apart by pattern and not by hue
 * @property {string | null} mark `emulated` or `transcribed`, where the heading has not said it
 * @property {boolean} strong
 * @property {import('../../model/chartData.js').ChartRow | null} row `null` where there is no result
 *
 * @typedef {{ heading: string | null, mark: string | null, bars: Bar[] }} BarGroup
 * @typedef {import('./scaledBar.js').ShownBar} ShownBar
 */

/** Px from the middle of words to where a line may go on: it has to show between one bar's value and the next. */
const halfText = 6.5;

/**
 * @param {ChartData} data
 * @param {BarGroup[]} groups
 * @param {{ form?: BarForm, unbased?: Scale }} [as] `unbased`: where the metric's own unit is not what is shown
 */
export function drawBars(data, groups, { form = 'bars', unbased = barScale(data) } = {}) {
  const isAmount = unbased === percent || hasZero(metrics[data.metric].unit);
  const scale = { ...unbased, base: form === 'bars' ? baseOf(data, unbased, isAmount) : 0 };
  const one = form === 'ratios' ? 1 / scale.factor : null;
  const bars = groups.flatMap((group) => group.bars).map((bar) => scaledBar(bar, data, scale));
  const lines = namedLines(data, { scale, form });
  const axis = axisOf(data, { bars, lines, form, scale, one });
  const beside = besideValue[form];
  const place = layOutBars(withEntries(groups, bars, one), { layout: data.layout, beside, ...axis });
  const { left, right, plot, height } = place;
  const px = (/** @type {number} */ value) => axis.share(value) * plot;
  const on = { px, beside, one };
  const references = placeReferences(lines, { px, left, room: plot + right });
  const foot = form === 'bars' ? -Infinity : axis.domain[0];
  const placed = withPlaces(
    bars.map((bar) => aboveFoot(bar, foot)),
    place,
    on,
  );
  const values = placed.map((bar) => valueBox(bar, on));
  const words = directionWords(data.metric, form !== 'bars');
  const under = data.layout === 'narrow' || left < (form === 'bars' ? directionWidth : logWidth);
  return framed(data, {
    width: plot,
    height,
    padding: { left, right, top: 2 + references.height, bottom: under && words ? 46 : 28 },
    marks: expectedMarks(placed, form),
    layer: [
      ...barLayers(placed, {
        ...{ ...axis, isAmount, height, form, one, beside, values, plot },
        flush: left === 0 ? flushTick(axis, px) : null,
        groups: left === 0 ? placed.map(stub) : place.groups,
      }),
      ...noteBands(data, { scale, domain: axis.domain, height }),
      ...ratingLines(data, { bars: placed, scale }),
      ...referenceLayers(references, height, [...place.texts.map(textBox), ...values]),
      ...textLayers('label', place.texts),
      ...directionLayers(data.metric, {
        ...{ x: -left, y: height + (under ? 36 : 15), along: 'x' },
        log: form !== 'bars',
      }),
    ],
  });
}

/** @typedef {import('./barForm.js').BarForm} BarForm */

/**
 * Reference lines and notes that the axis has a place for. A line at 1 that nobody names is named by what 1 is.
 *
 * @param {ChartData} data
 * @param {{ scale: Scale, form: BarForm }} on
 */
function namedLines(data, { scale, form }) {
  const lines = linesOf(data, scale).filter(({ value }) => form === 'bars' || value > 0);
  const label = metrics[data.metric].atOne;
  const one = 1 / scale.factor;
  if (!label || data.relative || lines.some(({ value }) => value === one)) return lines;
  return [{ value: one, label }, ...lines];
}

/**
 * @param {ChartData} data
 * @param {{ bars: ShownBar[], lines: { value: number }[], form: BarForm, scale: Scale & { base: number }, one: number | null }} drawn
 */
function axisOf(data, { bars, lines, form, scale, one }) {
  const reaches = bars.flatMap((bar) => [bar.reach, ...bar.runs.map((run) => run.value)]);
  const all = [...reaches, ...lines.map(({ value }) => value)];
  if (form === 'bars') return amountAxisOf(data, all, scale);
  const means = bars.flatMap(({ mean }) => mean ?? []);
  // an interval that begins near zero would make the axis as long as it likes
  const least = Math.min(...means) / 10;
  const lows = bars.flatMap(({ spread, rated }) => [...(spread ? [spread.low] : []), ...rated]);
  return logAxisOf(
    data,
    [...all, ...lows, ...means].filter((value) => value >= least),
    { scale, one },
  );
}

/**
 * The bars where they stand, each with the place of its value.
 *
 * @param {ShownBar[]} bars
 * @param {import('./barLayout.js').BarLayout} place
 * @param {import('./scaledBar.js').On & { one: number | null }} on
 */
function withPlaces(bars, place, on) {
  const beside = bars.map((bar, index) => ({ ...besideRatings(bar, on), ...place.places[index] }));
  const taken = [...place.texts.map(textBox), ...beside.flatMap((bar) => dotBoxes(bar, on))];
  return beside.map(({ top, bottom, ...bar }) => {
    const boxOf = (/** @type {ShownBar} */ raised) => valueBox({ ...raised, top, bottom }, on);
    const isFree = (/** @type {ShownBar} */ raised) => !taken.some((box) => meet(box, boxOf(raised)));
    const free = on.one === null ? bar : besideStem(bar, on.one, on);
    return { ...overSpread(free, on, isFree), top, bottom };
  });
}

/**
 * What a log axis has no place for stands at its foot: an end of an error bar, a run of zero.
 *
 * @param {ShownBar} bar
 * @param {number} foot
 * @returns {ShownBar}
 */
const aboveFoot = (bar, foot) => ({
  ...bar,
  spread: bar.spread && { ...bar.spread, low: Math.max(foot, bar.spread.low) },
  runs: bar.runs.map((run) => ({ ...run, value: Math.max(foot, run.value) })),
});

/** Px of the words under an axis by decades, with their arrow. */
const logWidth = 245;

/** The tick whose label would reach over the edge. @param {import('./barAxis.js').BarAxis} axis @param {(value: number) => number} px */
const flushTick = ({ ticks: [first], labels: [label] }, px) =>
  px(first) < textWidth(label, { size: type.tick }) / 2 ? first : null;

/** The zero line of one bar: where names stand over their bars, a whole line would cross their letters. @param {{ top: number, bottom: number }} bar */
const stub = ({ top, bottom }) => ({ top: top - 3, bottom: bottom + 3 });

/** Where a name stands: on a phone over its bar. @param {import('../frame.js').PlacedText} text */
const textBox = ({ x, y, text, size, weight }) => ({
  left: x - 4,
  right: x + textWidth(text, { size, weight: weight === 600 ? 600 : 400 }) + 4,
  top: y - halfText,
  bottom: y + halfText,
});

/**
 * Where the value of a bar stands.
 *
 * @param {ShownBar & { top: number, bottom: number }} bar
 * @param {import('./scaledBar.js').On} on
 */
function valueBox({ bar, value, reach, over = 0, before, top, bottom }, { px, beside }) {
  const width = textWidth(value, { weight: bar.strong ? 600 : 400 });
  const left = before ? px(reach) - beside - width : px(reach) + beside;
  const middle = (top + bottom) / 2 - over;
  return { left: left - 4, right: left + width + 4, top: middle - halfText, bottom: middle + halfText };
}

/**
 * The runs under a bar.
 *
 * @param {ShownBar & { bottom: number }} bar
 * @param {import('./scaledBar.js').On} on
 */
const dotBoxes = ({ runs, bottom }, { px }) =>
  runs.map(({ value }) => ({
    left: px(value) - 3,
    right: px(value) + 3,
    top: bottom - 1,
    bottom: bottom + 5,
  }));

/**
 * @param {BarGroup[]} groups
 * @param {ShownBar[]} shown
 * @param {number | null} one behind which values of ratios stand that find no room before their dots
 */
function withEntries(groups, shown, one) {
  const byBar = new Map(shown.map((each) => [each.bar, each]));
  return groups.map(({ heading, mark, bars }) => ({
    heading,
    mark,
    strong: true,
    of:
      new Set(bars.map(({ product }) => product.id)).size === 1 && heading !== null
        ? barRef(bars[0])
        : undefined,
    entries: bars.map((bar) => {
      const { value, reach } = /** @type {ShownBar} */ (byBar.get(bar));
      const { label, mark, strong } = bar;
      return { label, mark, strong, value, reach: Math.max(reach, one ?? reach), of: barRef(bar) };
    }),
  }));
}

/** @param {ShownBar[]} bars @param {BarForm} form */
function expectedMarks(bars, form) {
  const runs = bars.flatMap((bar) => bar.runs);
  const values = (/** @type {boolean} */ strong, /** @type {boolean} */ isBefore) =>
    bars.filter(({ bar, before = false }) => bar.strong === strong && before === isBefore).length;
  return Object.fromEntries(
    Object.entries({
      [form === 'bars' ? 'data-bar' : 'data-dot']: bars.filter((bar) => bar.mean !== null).length,
      'data-spread': bars.filter((bar) => bar.spread).length,
      'data-run': runs.filter((run) => !run.excluded).length,
      'data-excluded': runs.filter((run) => run.excluded).length,
      'data-value': values(false, false),
      'data-value-subject': values(true, false),
      'data-value-before': values(false, true),
      'data-value-subject-before': values(true, true),
    }).filter(([, count]) => count > 0),
  );
}
