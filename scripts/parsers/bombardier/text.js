import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestCounts } from '../shared/requests.js';
import { durationIn } from '../shared/timeUnit.js';
import { byteUnit } from '../shared/unitWord.js';

const number = String.raw`(\d{1,15}(?:\.\d{1,6})?)`;
const statistics = ['mean', 'sd', 'max'];

/**
 * @param {import('../shared/blocks.js').Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const place = { run, parameters: parametersOf(block) };
  const rates = firstIn(
    block,
    new RegExp(String.raw`^\s{0,20}Reqs\/sec\s{1,20}${number}\s{1,20}${number}\s{1,20}${number}\s*$`),
  );
  const codes = firstIn(
    block,
    /1xx - (\d{1,15}), 2xx - (\d{1,15}), 3xx - (\d{1,15}), 4xx - (\d{1,15}), 5xx - (\d{1,15})/,
  );
  if (!rates || !codes)
    return { measurements: [], warnings: [warning('a test without its end, left out', block.line)] };
  const others = Number(firstIn(block, /^\s{0,20}others - (\d{1,15})/)?.match[1] ?? 0);
  const [ok, failed] = [codes.match.slice(1, 4), codes.match.slice(4, 6)].map((list) =>
    list.reduce((sum, each) => sum + Number(each), 0),
  );
  const all = ok + failed + others;
  const errors = requestCounts({ failed: failed + others, all, place, line: block.line });
  const moved = firstIn(
    block,
    new RegExp(String.raw`^\s{0,20}Throughput:\s{1,20}${number}([KMGT]?B)\/s`),
  )?.match;
  return {
    measurements: [
      ...(errors.useless
        ? []
        : [
            ...statistics.map((statistic, at) =>
              measurement({
                ...place,
                metric: 'request-rate',
                statistic,
                value: Number(rates.match[at + 1]),
              }),
            ),
            ...latencyRows(block, place),
            ...(moved
              ? [
                  measurement({
                    ...place,
                    metric: 'bandwidth',
                    statistic: 'mean',
                    value: scaled(Number(moved[1]), byteUnit(moved[2], { binary: true }) ?? 1),
                  }),
                ]
              : []),
          ]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
  };
}

/**
 * @param {import('../shared/blocks.js').Block} block
 * @returns {import('../../model/measurement.js').Parameters}
 */
function parametersOf(block) {
  const match = firstIn(
    block,
    /Bombarding (\S{1,500}) (?:for|with) .{1,60} using (\d{1,9}) connection/,
  )?.match;
  return match ? { url: match[1], connections: Number(match[2]) } : {};
}

/**
 * @param {import('../shared/blocks.js').Block} block
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function latencyRows(block, place) {
  const summed = firstIn(
    block,
    /^\s{0,20}Latency\s{1,20}(\d\S{1,20})\s{1,20}(\d\S{1,20})\s{1,20}(\d\S{1,20})\s*$/,
  )?.match;
  const shown = [
    ...(summed ? statistics.map((statistic, at) => ({ statistic, text: summed[at + 1] })) : []),
    ...block.lines.flatMap(({ text }) => {
      const match = /^\s{0,20}(\d{1,3}(?:\.\d{1,6})?)%\s{1,20}(\d\S{1,20})\s*$/.exec(text);
      return match && Number(match[1]) <= 100 ? [{ statistic: `p${Number(match[1])}`, text: match[2] }] : [];
    }),
  ];
  return shown.flatMap(({ statistic, text }) => {
    const value = durationIn(text);
    return value === null ? [] : [measurement({ ...place, metric: 'latency', statistic, value })];
  });
}
