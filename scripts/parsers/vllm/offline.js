import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { pastedLines } from '../shared/pasted.js';

const number = String.raw`(\d{1,15}(?:\.\d{1,9})?)`;
const throughput = new RegExp(
  String.raw`^\s{0,20}Throughput: ${number} requests/s, ${number} (?:total )?tokens/s(?:, ${number} output tokens/s)?`,
);
const mean = new RegExp(String.raw`^\s{0,20}Avg latency: ${number} seconds`);
const percentile = new RegExp(String.raw`^\s{0,20}(\d{1,2})% percentile latency: ${number} seconds`);

/** What `bench throughput` and `bench latency` print at their end. */
export const offlineHead = new RegExp(`${throughput.source}|${mean.source}`, 'm');

/**
 * @param {string} text
 * @param {string} hint
 */
export function readOffline(text, hint) {
  let latencies = -1;
  let throughputs = 0;
  const measurements = pastedLines(text).flatMap(({ text: line }) => {
    const rates = throughput.exec(line);
    if (rates) {
      const place = /** @type {const} */ ({ run: throughputs++, test: 'throughput', statistic: 'mean' });
      const tokens = /** @type {[string, string | undefined][]} */ ([
        ['total', rates[2]],
        ['output', rates[3]],
      ]);
      return [
        measurement({ ...place, metric: 'request-rate', value: Number(rates[1]) }),
        ...tokens.flatMap(([of, rate]) =>
          rate === undefined
            ? []
            : [
                measurement({
                  ...place,
                  parameters: { tokens: of },
                  metric: 'token-rate',
                  value: Number(rate),
                }),
              ],
        ),
      ];
    }
    const average = mean.exec(line);
    if (average) latencies++;
    const share = percentile.exec(line);
    const [statistic, value] = average
      ? ['mean', average[1]]
      : share
        ? [`p${Number(share[1])}`, share[2]]
        : [null, ''];
    if (statistic === null || latencies < 0) return [];
    const place = { run: latencies, test: 'latency' };
    return [measurement({ ...place, metric: 'latency', statistic, value: Number(value) })];
  });
  if (measurements.length === 0) throw new InputError('no result in it', { hint });
  return parsed({ measurements });
}
