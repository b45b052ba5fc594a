import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestCounts } from '../shared/requests.js';
import { timeUnit } from '../shared/timeUnit.js';
import { byteUnit } from '../shared/unitWord.js';

/**
 * @typedef {import('../shared/blocks.js').Block} Block
 * @typedef {{ run: number }} Place
 */

const number = String.raw`(\d{1,15}(?:\.\d{1,9})?)`;
const time = String.raw`${number} ?(ns|us|µs|ms|secs?|s|min|m|h)\b`;
const percentile = new RegExp(String.raw`^\s{0,20}(\d{1,3}(?:\.\d{1,6})?)%{1,2} in ${time}`);

/**
 * One summary of hey or oha. Four decimals of a second are all it shows: 0.0000 is not zero, but below 50 µs.
 *
 * @param {Block} block
 * @param {number} run
 */
export function readSummary(block, run) {
  const place = { run };
  const rate = firstIn(block, new RegExp(String.raw`^\s{0,20}Requests\/sec:\s{1,20}${number}\s*$`));
  const statuses = countsBelow(block, /Status code distribution:/);
  const broken = countsBelow(block, /Error distribution:/);
  const all = sum(statuses) + sum(broken);
  if (!rate || all === 0)
    return { measurements: [], warnings: [warning('a summary without requests, left out', block.line)] };
  const failed = sum(statuses.filter(({ name }) => /^[45]/.test(name))) + sum(broken);
  const errors = requestCounts({ failed, all, place, line: block.line });
  const times = timeRows(block);
  const kept = times.filter(({ value }) => value > 0);
  const lost = times.filter((each) => !kept.includes(each)).map(({ statistic }) => statistic);
  const moved = bytesRow(block, place);
  return {
    measurements: [
      ...(errors.useless
        ? []
        : [
            measurement({
              ...place,
              metric: 'request-rate',
              statistic: 'mean',
              value: Number(rate.match[1]),
            }),
            ...moved,
            ...kept.map((row) => measurement({ ...place, metric: 'latency', ...row })),
          ]),
      ...errors.rows,
    ],
    warnings: [
      ...errors.warnings,
      ...(lost.length > 0 && !errors.useless
        ? [
            warning(
              `latency ${lost.join(', ')}: printed as 0, which is less than four decimals show; left out`,
              block.line,
            ),
          ]
        : []),
    ],
  };
}

/** @param {{ count: number }[]} counts */
const sum = (counts) => counts.reduce((total, { count }) => total + count, 0);

/**
 * `  [200]	2000 responses`, `  [5]	connection refused`.
 *
 * @param {Block} block
 * @param {RegExp} heading
 */
function countsBelow({ lines }, heading) {
  const from = lines.findIndex(({ text }) => heading.test(text));
  if (from === -1) return [];
  const found = [];
  for (const { text } of lines.slice(from + 1)) {
    const match = /^\s{0,20}\[(\d{1,15})\]\s{0,20}(.{0,300})$/.exec(text);
    if (!match) {
      if (text.trim() === '' && found.length === 0) continue;
      break;
    }
    const responses = /^(\d{1,15}) responses?\s*$/.exec(match[2]);
    found.push(
      responses ? { name: match[1], count: Number(responses[1]) } : { name: '', count: Number(match[1]) },
    );
  }
  return found;
}

/** @param {Block} block */
function timeRows(block) {
  const named = /** @type {[string, string][]} */ ([
    ['Average', 'mean'],
    ['Fastest', 'min'],
    ['Slowest', 'max'],
  ]);
  const rows = named.flatMap(([name, statistic]) => {
    const match = firstIn(block, new RegExp(String.raw`^\s{0,20}${name}:\s{1,20}${time}`))?.match;
    return match ? [{ statistic, value: seconds(match[1], match[2]) }] : [];
  });
  return [
    ...rows,
    ...block.lines.flatMap(({ text }) => {
      const match = percentile.exec(text);
      return match && Number(match[1]) <= 100
        ? [{ statistic: `p${Number(match[1])}`, value: seconds(match[2], match[3]) }]
        : [];
    }),
  ];
}

/**
 * @param {string} shown
 * @param {string} unit
 */
const seconds = (shown, unit) => scaled(Number(shown), /** @type {number} */ (timeUnit(unit)));

/**
 * oha says bytes per second; hey only how many bytes there were.
 *
 * @param {Block} block
 * @param {Place} place
 */
function bytesRow(block, place) {
  const rate = firstIn(
    block,
    new RegExp(String.raw`^\s{0,20}Size\/sec:\s{1,20}${number} ([KMGT]?i?B)`),
  )?.match;
  const total = firstIn(
    block,
    new RegExp(String.raw`^\s{0,20}Total data:\s{1,20}${number} ([KMGT]?i?B|bytes)`),
  )?.match;
  return [
    ...(rate ? [measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: bytes(rate) })] : []),
    ...(total
      ? [measurement({ ...place, metric: 'bytes-transferred', statistic: 'total', value: bytes(total) })]
      : []),
  ];
}

/** @param {RegExpExecArray} match */
const bytes = ([, amount, unit]) => scaled(Number(amount), unit === 'bytes' ? 1 : (byteUnit(unit) ?? 1));
