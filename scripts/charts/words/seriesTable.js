import { unitShown } from '../../model/metric.js';
import { endOfFill, plateauWords } from '../../model/fillWords.js';
import { formatQuantity } from '../../model/quantity.js';
import { spanWords } from '../../model/lib/spanWords.js';
import { nameOf } from './kindWords.js';
import { absent, numbersOf } from './tableNumbers.js';

/** What of a fill is stated over its runs. */
const overLabels = new Map([
  ['cache-end', 'cache ends at'],
  ['cached-rate', 'in the cache'],
  ['sustained-rate', 'sustained'],
]);

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
  const several = series.some(({ over }) => over?.some(({ name }) => overLabels.has(name)));
  // only fills have a cache and an end
  const filled = fills.some(Boolean);
  const steps = fills.some((fill) => fill && (fill.cachedRate !== null || fill.plateaus.length > 1));
  return {
    columns: [
      { label: 'Product', numeric: false },
      { label: 'Run', numeric: true },
      ...labels.map((label) => ({ label, numeric: true })),
      { label: 'Readings', numeric: true },
      ...(timed ? [{ label: 'Duration', numeric: true }] : []),
      ...(filled ? ['Cache ends at', 'Sustained'].map((each) => ({ label: each, numeric: true })) : []),
      ...(several ? [{ label: 'Over the runs', numeric: false }] : []),
      ...(steps ? ['In the cache', 'Plateaus'].map((each) => ({ label: each, numeric: true })) : []),
    ],
    rows: series.map(({ product, label, run, over, series: line }, at) => {
      const fill = fills[at];
      return [
        [nameOf(products, product), label].filter(Boolean).join(', '),
        String(run),
        ...[line.mean, line.min, line.max].map((value) => show(value, unitShown(line))),
        String(line.points),
        ...(timed ? [Number.isFinite(line.duration) ? formatQuantity(line.duration, 's') : absent] : []),
        ...(filled ? endsOf(fill, unitShown(line)) : []),
        ...(several ? [overWords(over, unitShown(line))] : []),
        ...(steps ? stepsOf(fill, unitShown(line)) : []),
      ];
    }),
  };
}

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/metric.js').Unit} unit */
const endsOf = (fill, unit) => [
  fill?.cacheEndBytes ? formatQuantity(fill.cacheEndBytes, 'B') : absent,
  fill ? endWords(fill, unit) : absent,
];

/** @param {import('../../model/finding.js').FillProfile | undefined} fill @param {import('../../model/metric.js').Unit} unit */
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

/** @param {import('../../model/finding.js').FillProfile} fill @param {import('../../model/metric.js').Unit} unit */
function endWords(fill, unit) {
  const { sustained, text } = endOfFill(fill, unit);
  return sustained ? text : `none: ${text}`;
}

/**
 * `3 runs: cache ends at 799 MB to 801 MB, sustained 77.3 MB/s to 77.6 MB/s`: the interval from five runs on, below that the range.
 *
 * @param {import('../../model/chartData.js').OverRuns[] | undefined} over
 * @param {import('../../model/metric.js').Unit} unit of the rates
 */
function overWords(over = [], unit) {
  const found = over.filter(({ name }) => overLabels.has(name));
  if (found.length === 0) return absent;
  const words = found.map(({ name, n, of, ...span }) => {
    const show = (/** @type {number} */ value) => formatQuantity(value, name === 'cache-end' ? 'B' : unit);
    return `${overLabels.get(name)} ${spanWords(span, show)}${n < of ? ` in ${n} of them` : ''}`;
  });
  return `${found[0].of} runs: ${words.join(', ')}`;
}
