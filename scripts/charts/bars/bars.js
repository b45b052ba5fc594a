import { hasZero, metrics } from '../../model/metric.js';
import { formatTicks, percent } from '../../model/quantity.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { barLayers } from './barLayers.js';
import { barScale } from './barScale.js';
import { besideValue, layOutBars } from './barLayout.js';
import { withUnit } from '../axes/axis.js';
import { directionLayers, directionWidth } from '../axes/direction.js';
import { framed, textLayers, type } from '../frame.js';
import { meet } from '../labels/referenceLines.js';
import { linesOf, noteBands, ownLines, placeReferences, referenceLayers } from './referenceLayers.js';
import { besideRatings, barRef, overSpread, scaledBar } from './scaledBar.js';
import { barBase, belowAll, linearTicks, roomAbove, tidy } from '../axes/ticks.js';

/**
 * Horizontal bars from zero, or marks where a zero is not nothing, with their error bars and runs: the drawing that `bar` and `grouped-bar` share.
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

const tickCount = { wide: 5, narrow: 3 };

/**
 * @param {ChartData} data
 * @param {BarGroup[]} groups
 * @param {Scale} [unbased] where the metric's own unit is not what is shown
 */
export function drawBars(data, groups, unbased = barScale(data)) {
  const isAmount = unbased === percent || hasZero(metrics[data.metric].unit);
  const scale = { ...unbased, base: baseOf(data, unbased, isAmount) };
  const bars = groups.flatMap((group) => group.bars).map((bar) => scaledBar(bar, data, scale));
  const lines = linesOf(data, scale);
  const reaches = bars.flatMap((bar) => [bar.reach, ...bar.runs.map((run) => run.value)]);
  const axis = axisFor(data, [...reaches, ...lines.map(({ value }) => value)], scale);
  const place = layOutBars(withEntries(groups, bars), { layout: data.layout, ...axis });
  const { left, right, plot, height } = place;
  const references = placeReferences(lines, { plot, end: axis.end, left, room: plot + right });
  const pxOf1 = plot / axis.end;
  const beside = bars.map((bar, index) => ({ ...besideRatings(bar, pxOf1), ...place.places[index] }));
  const taken = [...place.texts.map(textBox), ...beside.flatMap((bar) => dotBoxes(bar, pxOf1))];
  const placed = beside.map(({ top, bottom, ...bar }) => {
    const boxOf = (/** @type {ShownBar} */ raised) => valueBox({ ...raised, top, bottom }, pxOf1);
    const isFree = (/** @type {ShownBar} */ raised) => !taken.some((box) => meet(box, boxOf(raised)));
    return { ...overSpread(bar, pxOf1, isFree), top, bottom };
  });
  const values = placed.map((bar) => valueBox(bar, pxOf1));
  const under = data.layout === 'narrow' || left < directionWidth;
  const bottom = under && metrics[data.metric].better !== 'neither' ? 46 : 28;
  return framed(data, {
    width: plot,
    height,
    padding: { left, right, top: 2 + references.height, bottom },
    marks: expectedMarks(bars),
    layer: [
      ...barLayers(placed, {
        ...axis,
        isAmount,
        height,
        flush: left === 0,
        groups: left === 0 ? placed.map(stub) : place.groups,
        values,
        plot,
      }),
      ...noteBands(data, { scale, end: axis.end, height }),
      ...ownLines(data, { bars: placed, scale }),
      ...referenceLayers(references, height, [...place.texts.map(textBox), ...values]),
      ...textLayers('label', place.texts),
      ...directionLayers(data.metric, { x: -left, y: height + (under ? 36 : 15), along: 'x' }),
    ],
  });
}

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
 * @param {number} scale px of 1 in the shown unit
 */
function valueBox({ bar, value, reach, over = 0, top, bottom }, scale) {
  const left = reach * scale + besideValue;
  const width = textWidth(value, { weight: bar.strong ? 600 : 400 });
  const middle = (top + bottom) / 2 - over;
  return { left: left - 4, right: left + width + 4, top: middle - halfText, bottom: middle + halfText };
}

/**
 * The runs under a bar.
 *
 * @param {ShownBar & { bottom: number }} bar
 * @param {number} scale px of 1 in the shown unit
 */
const dotBoxes = ({ runs, bottom }, scale) =>
  runs.map(({ value }) => ({
    left: value * scale - 3,
    right: value * scale + 3,
    top: bottom - 1,
    bottom: bottom + 5,
  }));

/**
 * @param {ChartData} data
 * @param {number[]} reaches of all that must fit, from where the bars begin, in the shown unit
 * @param {{ base: number, symbol: string }} scale where they begin, and the unit, which stands at the last tick
 */
function axisFor({ layout }, reaches, { base, symbol }) {
  const end = roomAbove(Math.max(0, ...reaches), tickCount[layout]);
  const ticks = linearTicks(base, base + end, tickCount[layout]).map((tick) => tidy(tick - base));
  const { labels } = withUnit({ labels: formatTicks(ticks.map((tick) => tidy(tick + base))), symbol });
  const tickRoom = Math.ceil(textWidth(labels[labels.length - 1], { size: type.tick }) / 2);
  return { end, ticks, labels, tickRoom };
}

/**
 * Bars begin at zero, but for values below it. Of a temperature or a noise the length of a bar would claim a ratio that there is not: its marks
 * stand on an axis of its own.
 *
 * @param {ChartData} data
 * @param {Scale} scale
 * @param {boolean} isAmount
 */
function baseOf({ rows, layout }, { factor }, isAmount) {
  const all = rows.flatMap(({ summary: { mean, interval, runs } }) => [
    mean,
    ...(interval ? [interval.low, interval.high] : []),
    ...runs.map(({ value }) => value),
  ]);
  if (all.length === 0) return 0;
  const [low, high] = [Math.min(...all), Math.max(...all)].map((value) => value / factor);
  return (isAmount ? barBase : belowAll)(low, high, tickCount[layout]);
}

/**
 * @param {BarGroup[]} groups
 * @param {ShownBar[]} shown
 */
function withEntries(groups, shown) {
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
      return { label: bar.label, mark: bar.mark, strong: bar.strong, value, reach, of: barRef(bar) };
    }),
  }));
}

/** @param {ShownBar[]} bars */
function expectedMarks(bars) {
  const runs = bars.flatMap((bar) => bar.runs);
  return Object.fromEntries(
    Object.entries({
      'data-bar': bars.filter((bar) => bar.mean !== null).length,
      'data-spread': bars.filter((bar) => bar.spread).length,
      'data-run': runs.filter((run) => !run.excluded).length,
      'data-excluded': runs.filter((run) => run.excluded).length,
      'data-value': bars.filter(({ bar }) => !bar.strong).length,
      'data-value-subject': bars.filter(({ bar }) => bar.strong).length,
    }).filter(([, count]) => count > 0),
  );
}
