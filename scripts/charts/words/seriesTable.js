import { unitShown } from '../../model/metric.js';
import { endOfFill, plateauWords } from '../../model/fillWords.js';
import { formatCount, formatQuantity } from '../../model/quantity.js';
import { lineName } from './kindWords.js';
import { absent, numbersOf, overRunsWords } from './tableNumbers.js';
import { tableScale } from './tableScale.js';

/** What of a fill is stated over its runs, each in a column of its own. */
const overLabels = new Map([
  ['cache-end', 'Cache ends at, all runs'],
  ['sustained-rate', 'Sustained, all runs'],
]);

/**
 * The table of a chart of readings: a line for each series, with what was found in it; the readings themselves are in its CSV.
 *
 * @param {import('./caption.js').ChartData} data
 * @returns {import('./table.js').Table}
 */
export function seriesTable(data) {
  const { series, products } = data;
  const { show, named } = numbersOf(
    series.map(({ series: line }) => ({ unit: unitShown(line), value: line.mean })),
    { scale: tableScale(data) },
  );
  const labels = ['Mean', 'Smallest reading', 'Largest reading'].map(named);
  const fills = series.map(({ findings }) => findings.find((finding) => finding.kind === 'fill-profile'));
  // a fill that is described in words may know no time
  const timed = series.some(({ series: { duration } }) => Number.isFinite(duration));
  // only fills have a cache and an end
  const filled = fills.some(Boolean);
  const several = [...overLabels.keys()].filter((name) =>
    series.some(({ over }) => over?.some((each) => each.name === name)),
  );
  const steps = fills.some((fill) => fill && (fill.cachedRate !== null || fill.plateaus.length > 1));
  return {
    columns: [
      { label: 'Product', numeric: false },
      { label: 'Run', numeric: true },
      ...labels.map((label) => ({ label, numeric: true })),
      { label: 'Readings', numeric: true },
      ...(timed ? [{ label: 'Duration', numeric: true }] : []),
      ...(filled ? ['Cache ends at', 'Sustained'].map((each) => ({ label: each, numeric: true })) : []),
      ...several.map((name) => ({ label: String(overLabels.get(name)), numeric: true })),
      ...(steps ? ['In the cache', 'Plateaus'].map((each) => ({ label: each, numeric: true })) : []),
    ],
    rows: series.map(({ product, label, run, over, series: line }, at) => {
      const fill = fills[at];
      return [
        lineName(products, { product, label }),
        String(run),
        ...[line.mean, line.min, line.max].map((value) => show(value, unitShown(line))),
        formatCount(line.points),
        ...(timed ? [Number.isFinite(line.duration) ? formatQuantity(line.duration, 's') : absent] : []),
        ...(filled ? endsOf(fill, unitShown(line)) : []),
        ...several.map((name) =>
          overRunsWords(
            over?.find((each) => each.name === name),
            (value) => formatQuantity(value, name === 'cache-end' ? 'B' : unitShown(line)),
          ),
        ),
        ...(steps ? stepsOf(fill, unitShown(line)) : []),
      ];
    }),
  };
}

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/quantity.js').ShownUnit} unit */
const endsOf = (fill, unit) => [
  fill?.cacheEndBytes ? formatQuantity(fill.cacheEndBytes, 'B') : absent,
  fill ? endWords(fill, unit) : absent,
];

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/quantity.js').ShownUnit} unit */
function stepsOf(fill, unit) {
  const plateau = (
    /** @type {import('../../model/finding.js').Plateau} */ { fromBytes, toBytes, ...rates },
  ) =>
    `${plateauWords(rates, unit)} from ${formatQuantity(fromBytes, 'B')} to ${formatQuantity(toBytes, 'B')}`;
  const cached = fill?.cachedRate ?? null;
  return [
    cached === null ? absent : formatQuantity(cached, unit),
    fill?.plateaus.map(plateau).join('; ') || absent,
  ];
}

/** @param {import('../../model/finding.js').FillProfile} fill @param {import('../../model/quantity.js').ShownUnit} unit */
function endWords(fill, unit) {
  const { sustained, text } = endOfFill(fill, unit);
  return sustained ? text : `none: ${text}`;
}
