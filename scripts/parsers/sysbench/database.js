import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';

const number = String.raw`(\d{1,18}(?:\.\d{1,6})?)`;

/**
 * The oltp tests and Lua scripts against a database: transactions and queries per second, ignored errors (deadlocks in 0.4).
 *
 * @param {string} text of one run
 * @param {import('./fileio.js').Place} place
 */
export function readDatabase(text, { run, threads, rate, line }) {
  const transactions = perSecond(text, 'transactions');
  if (!transactions) return null;
  const queries = perSecond(text, 'queries') ?? perSecond(text, 'read/write requests');
  const errors = perSecond(text, 'ignored errors') ?? perSecond(text, 'deadlocks');
  const place = {
    run,
    test: 'oltp',
    parameters: { ...(threads === null ? {} : { threads }), ...(rate === null ? {} : { rate }) },
  };
  const failed = transactions.count === 0;
  return {
    failed,
    place,
    latencyPlace: place,
    measurements: [
      ...(failed
        ? []
        : [
            measurement({
              ...place,
              metric: 'transaction-rate',
              statistic: 'mean',
              value: transactions.rate,
            }),
            ...(queries
              ? [
                  measurement({
                    ...place,
                    parameters: { ...place.parameters, operation: 'query' },
                    metric: 'rate',
                    statistic: 'mean',
                    value: queries.rate,
                  }),
                ]
              : []),
          ]),
      ...(errors
        ? [measurement({ ...place, metric: 'errors', statistic: 'total', value: errors.count })]
        : []),
    ],
    warnings: failed ? [warning('no transaction was committed', line)] : [],
  };
}

/**
 * `transactions:                        29611  (986.49 per sec.)`
 *
 * @param {string} text
 * @param {string} name
 */
function perSecond(text, name) {
  const row = new RegExp(
    String.raw`^[ \t]{0,60}${name}:[ \t]{1,60}(\d{1,18})[ \t]{1,20}\(${number} per sec\.\)`,
    'm',
  );
  const match = row.exec(text);
  return match ? { count: Number(match[1]), rate: Number(match[2]) } : null;
}
