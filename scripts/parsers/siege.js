import { measurement } from '../model/measurement.js';
import { warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, firstIn, runBegins } from './shared/blocks.js';
import { numberIn } from './shared/jsonDocument.js';
import { readLoadRuns } from './shared/loadRuns.js';
import { quotedHead } from './shared/pasted.js';
import { requestCounts } from './shared/requests.js';

/** @typedef {Record<string, number>} Said what siege says, by the names of its JSON */

const make = 'run `siege --json-output URL > FILE`';
const begins = /^\s{0,40}Transactions:\s{1,40}\d{1,15} hits\s*$/;
const preparing = /^\*{0,2}\s{0,4}Preparing (\d{1,9}) concurrent users for battle/;
const line = /^\s{0,40}([A-Z][a-z]{2,12}(?: [a-z]{3,12})?):\s{0,40}(\d{1,15}(?:\.\d{1,6})?)(?:\s|$)/;
const isDocument = (/** @type {string} */ head) =>
  /"transactions"\s{0,9}:/.test(head) &&
  /"transaction_rate"\s{0,9}:/.test(head) &&
  /"availability"\s{0,9}:/.test(head);

/** @type {import('../model/parser.js').Parser} */
export const siege = {
  tool: 'siege',
  title: 'Siege',
  layouts: [
    {
      name: 'JSON',
      versions: '4.0 to 4.1',
      verified: true,
      reads: 'requests and bytes per second, latency, failed requests',
      make,
    },
    {
      name: 'text',
      versions: '2.7 to 4.1',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `siege URL 2> FILE`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return isDocument(head) || head.split('\n').some((each) => begins.test(each));
  },
  parse(source) {
    const read = readLoadRuns(source, siegeForms);
    // siege ends its report with an empty line: what ends within a line was cut there
    const cut = cutLine(source.text(), (last) => /\d\s{0,9}$/.test(last));
    return { ...read, warnings: [...read.warnings, ...cut] };
  },
};

/** @type {import('./shared/loadRuns.js').LoadForms} */
const siegeForms = {
  tool: 'siege',
  make,
  isDocument,
  readDocument: ({ value, line: at }, run) =>
    readSaid(
      Object.fromEntries(
        Object.entries(value ?? {}).flatMap(([key, shown]) => {
          const number = numberIn(shown);
          return number === null ? [] : [[key, number]];
        }),
      ),
      { run, at, clients: null },
    ),
  beginsRun: runBegins({ title: preparing, part: begins }),
  readRun,
};

/**
 * @param {import('./shared/blocks.js').Block} block
 * @param {number} run
 */
function readRun(block, run) {
  const said = Object.fromEntries(
    block.lines.flatMap(({ text }) => {
      const match = line.exec(text);
      return match ? [[match[1].toLowerCase().replace(' ', '_'), Number(match[2])]] : [];
    }),
  );
  const clients = firstIn(block, preparing)?.match[1];
  return readSaid(said, { run, at: block.line, clients: clients ? Number(clients) : null });
}

/**
 * Transactions are those that were answered; its MB are 2^20 bytes. Times have two decimals, so 0.00 is less than is shown.
 *
 * @param {Said} said
 * @param {{ run: number, at: number, clients: number | null }} how
 */
function readSaid(said, { run, at, clients }) {
  const { transactions, transaction_rate: rate, failed_transactions: failed } = said;
  // the shortest one is the last line of a report
  if ([transactions, rate, failed, said.shortest_transaction].some((each) => each === undefined))
    return { measurements: [], warnings: [warning('a test without its end, left out', at)] };
  const place = { run, ...(clients === null ? {} : { parameters: { clients } }) };
  const errors = requestCounts({
    failed,
    all: transactions + failed,
    total: transactions,
    place,
    line: at,
    counted: false,
  });
  const times = /** @type {const} */ ([
    ['mean', said.response_time],
    ['max', said.longest_transaction],
    ['min', said.shortest_transaction],
  ]);
  const unseen = times.filter(([, value]) => value === 0).map(([statistic]) => statistic);
  const results = [
    ...(rate > 0 ? [measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate })] : []),
    ...(said.throughput > 0
      ? [
          measurement({
            ...place,
            metric: 'bandwidth',
            statistic: 'mean',
            value: scaled(said.throughput, 2 ** 20),
          }),
        ]
      : []),
    ...times
      .filter(([, value]) => value > 0)
      .map(([statistic, value]) => measurement({ ...place, metric: 'latency', statistic, value })),
  ];
  return {
    measurements: [...(errors.useless || transactions === 0 ? [] : results), ...errors.rows],
    warnings: [
      ...errors.warnings,
      ...(unseen.length > 0 && !errors.useless
        ? [
            warning(
              `latency ${unseen.join(', ')}: printed as 0.00 s, which is less than two decimals show; left out`,
              at,
            ),
          ]
        : []),
    ],
  };
}
