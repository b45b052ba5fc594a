import { unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { nameOf } from './kindWords.js';
import { absent, numbersOf } from './tableNumbers.js';

/**
 * The table of a chart of readings: a line for each series, with what was found in it; the readings themselves are in its CSV.
 *
 * @param {import('./caption.js').ChartData} data
 * @returns {import('./table.js').Table}
 */
export function seriesTable({ series, products }) {
  const { show, named } = numbersOf(
    series.map(({ series: line }) => ({ unit: unitShown(line), value: line.mean })),
  );
  const labels = ['Mean', 'Smallest reading', 'Largest reading'].map(named);
  const fills = series.map(({ findings }) => findings.find((finding) => finding.kind === 'fill-profile'));
  // a fill that is described in words may know no time
  const timed = series.some(({ series: { duration } }) => Number.isFinite(duration));
  const steps = fills.some((fill) => fill && (fill.cachedRate !== null || fill.plateaus.length > 1));
  return {
    columns: [
      { label: 'Product', numeric: false },
      { label: 'Run', numeric: true },
      ...labels.map((label) => ({ label, numeric: true })),
      { label: 'Readings', numeric: true },
      ...(timed ? [{ label: 'Duration', numeric: true }] : []),
      { label: 'Cache ends at', numeric: true },
      { label: 'Sustained', numeric: true },
      ...(steps ? ['In the cache', 'Plateaus'].map((each) => ({ label: each, numeric: true })) : []),
    ],
    rows: series.map(({ product, label, run, series: line }, at) => {
      const fill = fills[at];
      return [
        [nameOf(products, product), label].filter(Boolean).join(', '),
        String(run),
        ...[line.mean, line.min, line.max].map((value) => show(value, unitShown(line))),
        String(line.points),
        ...(timed ? [Number.isFinite(line.duration) ? formatQuantity(line.duration, 's') : absent] : []),
        fill?.cacheEndBytes ? formatQuantity(fill.cacheEndBytes, 'B') : absent,
        fill ? formatQuantity(fill.sustainedRate, unitShown(line)) : absent,
        ...(steps ? stepsOf(fill, unitShown(line)) : []),
      ];
    }),
  };
}

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/metric.js').Unit} unit */
function stepsOf(fill, unit) {
  const plateau = (/** @type {import('../../model/finding.js').Plateau} */ { rate, fromBytes, toBytes }) =>
    `${formatQuantity(rate, unit)} from ${formatQuantity(fromBytes, 'B')} to ${formatQuantity(toBytes, 'B')}`;
  const cached = fill?.cachedRate ?? null;
  return [
    cached === null ? absent : formatQuantity(cached, unit),
    fill?.plateaus.map(plateau).join('; ') || absent,
  ];
}
