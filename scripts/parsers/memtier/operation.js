import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

/**
 * What both forms say of one operation, by the names of its columns: times in milliseconds, KB of 1024 bytes.
 *
 * @param {Record<string, number>} said absent where the table has `---`
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
export function operationRows(said, place) {
  const rate = said['Ops/sec'];
  if (!(rate > 0)) return [];
  const gets = (said['Hits/sec'] ?? 0) + (said['Misses/sec'] ?? 0);
  const mean = said['Avg. Latency'] ?? said['Average Latency'] ?? said.Latency;
  const times = /** @type {[string, number][]} */ ([
    ...(mean === undefined ? [] : [['mean', mean]]),
    ...(said['Min Latency'] === undefined ? [] : [['min', said['Min Latency']]]),
    ...(said['Max Latency'] === undefined ? [] : [['max', said['Max Latency']]]),
    ...Object.entries(said).flatMap(([name, value]) => {
      const percent = /^p(\d{1,3}(?:\.\d{1,6})?)(?: Latency)?$/.exec(name)?.[1];
      return percent && Number(percent) <= 100 ? [[`p${Number(percent)}`, value]] : [];
    }),
  ]);
  return [
    measurement({ ...place, metric: 'rate', statistic: 'mean', value: rate }),
    ...(said['KB/sec'] > 0
      ? [
          measurement({
            ...place,
            metric: 'bandwidth',
            statistic: 'mean',
            value: scaled(said['KB/sec'], 1024),
          }),
        ]
      : []),
    ...times.map(([statistic, shown]) =>
      measurement({ ...place, metric: 'latency', statistic, value: scaled(shown, 1e-3) }),
    ),
    ...(gets > 0
      ? [
          measurement({
            ...place,
            metric: 'hit-rate',
            statistic: 'value',
            value: Number(((said['Hits/sec'] ?? 0) / gets).toPrecision(12)),
          }),
        ]
      : []),
  ];
}
