import { boundSign } from '../../model/bound.js';
import { unitShown } from '../../model/metric.js';
import { cacheTexts, endOfFill, plateauWords } from '../../model/fillWords.js';
import { formatCount, formatNumber, formatQuantity } from '../../model/quantity.js';
import { statedText } from '../../model/statedText.js';
import { lineName } from './lineNames.js';
import { absent, numbersOf, overRunsWords } from './tableNumbers.js';
import { tableScale } from './tableScale.js';

/** What of a fill is said over all of its runs, where there are several. */
const ends = [
  { name: 'cache-end', label: 'Cache ends at' },
  { name: 'sustained-rate', label: 'Sustained' },
];

/**
 * The table of a chart of readings: a line for each series, with what was found in it; the readings themselves are in its CSV.
 *
 * @param {import('../../model/chartData.js').Chart} data
 * @returns {import('./table.js').Table}
 */
export function seriesTable(data) {
  const { series, products } = data;
  const { show, named, scale } = numbersOf(
    series.map(({ series: line }) => ({ unit: unitShown(line), value: line.mean })),
    { scale: tableScale(data) },
  );
  const fills = series.map(({ findings }) => findings.find((finding) => finding.kind === 'fill-profile'));
  // a fill that is described in words may know no time
  const timed = series.some(({ series: { duration } }) => Number.isFinite(duration));
  // only fills have a cache and an end
  const filled = fills.some(Boolean);
  const found = (/** @type {typeof series[number]} */ { over }, /** @type {string} */ name) =>
    over?.find((each) => each.name === name);
  const several = ends.map(({ name }) => series.some((each) => found(each, name)));
  const steps = fills.some((fill) => fill && (fill.cachedRate !== null || fill.plateaus.length > 1));
  const number = (/** @type {string} */ label) => ({ label, numeric: true });
  // of several numbers each: they break where a number must not
  const words = (/** @type {string} */ label) => ({ label, numeric: false });
  return {
    columns: [
      words('Product'),
      ...[
        'Run',
        ...[several.some(Boolean) ? 'Mean of the run' : 'Mean', 'Smallest reading', 'Largest reading'].map(
          named,
        ),
        'Readings',
      ].map(number),
      ...(timed ? [number('Duration')] : []),
      ...(filled
        ? ends.map(({ label }, at) => (several[at] ? words(`${label}, all runs`) : number(label)))
        : []),
      ...(steps ? [number('In the cache'), words('Plateaus')] : []),
    ],
    rows: series.map((each, at) => {
      const { product, label, run, series: line } = each;
      const fill = fills[at];
      const unit = unitShown(line);
      return [
        lineName(products, { product, label }),
        String(run),
        ...valueEnds.map((end) => statedCell(line, end, scale) ?? show(line[end], unit)),
        formatCount(line.points),
        ...(timed ? [Number.isFinite(line.duration) ? formatQuantity(line.duration, 's') : absent] : []),
        ...(filled ? endsOf(fill, unit) : []).map((own, end) => {
          const over = found(each, ends[end].name);
          if (over) return overRunsWords(over, (value) => formatQuantity(value, end ? unit : 'B'));
          return several[end] && own !== absent ? `${own}, run ${run}` : own;
        }),
        ...(steps ? stepsOf(fill, unit) : []),
      ];
    }),
  };
}

const valueEnds = /** @type {const} */ (['mean', 'min', 'max']);

/**
 * What a source describes, with the digits and bounds that it gives; no mean where these leave it open.
 *
 * @param {import('../../model/series.js').Series} line
 * @param {(typeof valueEnds)[number]} end
 * @param {import('../../model/quantity.js').Scale} scale
 * @returns {string | null} `null` of readings
 */
function statedCell(line, end, scale) {
  const stated = line.stated?.ends[end];
  if (stated === null) return absent;
  return stated ? boundSign(stated) + formatNumber(line[end] / scale.factor, stated.digits) : null;
}

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/quantity.js').ShownUnit} unit */
const endsOf = (fill, unit) => [
  (fill?.cacheEndBytes && cacheTexts(fill, unit)?.end) || absent,
  fill ? endWords(fill, unit) : absent,
];

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/quantity.js').ShownUnit} unit */
function stepsOf(fill, unit) {
  const plateau = (/** @type {import('../../model/finding.js').Plateau} */ each) => {
    const { fromBytes, toBytes, stated } = each;
    const [from, to] = [statedText(fromBytes, 'B', stated?.from), statedText(toBytes, 'B', stated?.to)];
    return `${plateauWords(each, unit)} from ${from} to ${to}`;
  };
  return [(fill && cacheTexts(fill, unit)?.rate) ?? absent, fill?.plateaus.map(plateau).join('; ') || absent];
}

/** @param {import('../../model/finding.js').FillProfile} fill @param {import('../../model/quantity.js').ShownUnit} unit */
function endWords(fill, unit) {
  const { sustained, text } = endOfFill(fill, unit);
  return sustained ? [text, fill.holds].filter(Boolean).join(' ') : `none: ${text}`;
}
