import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';
import { endRows } from './end.js';
import { intervalSeries } from './intervals.js';

const make = 'run iperf3 with --json > FILE again and let it end';

/**
 * One document: one run of a client, or one test that a server served.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument} document
 * @param {number} run
 */
export function readDocument({ value, line }, run) {
  const start = objectIn(value?.start);
  const asked = objectIn(start.test_start);
  const parameters = parametersOf(asked);
  const place = { run, parameters };
  const { series, warnings } = intervalSeries(value?.intervals, place);
  const error = textIn(value?.error);
  const end = objectIn(value?.end);
  const whole = error === null && Object.keys(end).length > 0;
  if (!whole && series.length === 0) {
    throw new InputError(
      error ? `iperf3 ended with an error: ${error}` : 'the test has no end and no intervals',
      {
        line,
        hint: make,
      },
    );
  }
  const served = start.accepted_connection !== undefined && start.connecting_to === undefined;
  const rows = whole ? endRows(end, { place, udp: parameters.protocol === 'UDP', served }) : null;
  if (rows && rows.measurements.length === 0 && series.length === 0)
    throw new InputError('no data was transferred', { line, hint: make });
  return {
    version: textIn(start.version)?.replace(/^iperf /, '') ?? null,
    measurements: rows?.measurements ?? [],
    series,
    warnings: [
      ...(error
        ? [warning(`iperf3 ended with an error, so the rates of the whole test are left out: ${error}`, line)]
        : []),
      ...(!whole && !error
        ? [warning('the end of the test is missing: only its intervals are read', line)]
        : []),
      ...warnings,
      ...(rows?.warnings ?? []),
    ],
    settings: settingsOf(asked, end),
    startedAt: startOf(start.timestamp),
  };
}

/**
 * @param {unknown} value
 * @returns {Record<string, any>}
 */
const objectIn = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? /** @type {any} */ (value) : {};

/**
 * @param {Record<string, any>} asked `start.test_start`
 * @returns {import('../../model/measurement.js').Parameters}
 */
function parametersOf(asked) {
  const rate = numberIn(asked.target_bitrate);
  const entries = /** @type {[string, string | number | boolean | null, boolean][]} */ ([
    ['protocol', textIn(asked.protocol), true],
    ['streams', numberIn(asked.num_streams), true],
    ['message-size', numberIn(asked.blksize), true],
    ['bit-rate', rate, rate !== null && rate > 0],
    ['reverse', true, numberIn(asked.reverse) === 1],
    ['bidirectional', true, numberIn(asked.bidir) === 1],
  ]);
  return Object.fromEntries(
    entries.flatMap(([name, value, said]) => (said && value !== null ? [[name, value]] : [])),
  );
}

/**
 * @param {Record<string, any>} asked
 * @param {Record<string, any>} end
 * @returns {Record<string, string>}
 */
function settingsOf(asked, end) {
  const said = /** @type {[string, unknown, string][]} */ ([
    ['duration', asked.duration, ' s'],
    ['omitted', asked.omit, ' s'],
    ['bytes', asked.bytes, ''],
    ['type of service', asked.tos, ''],
    ['congestion control of the sender', end.sender_tcp_congestion, ''],
    ['congestion control of the receiver', end.receiver_tcp_congestion, ''],
  ]);
  return Object.fromEntries(
    said.flatMap(([name, value, unit]) =>
      value === undefined || value === 0 ? [] : [[name, `${value}${unit}`]],
    ),
  );
}

/** @param {any} timestamp */
function startOf(timestamp) {
  const seconds = numberIn(timestamp?.timesecs);
  return seconds !== null && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000).toISOString() : null;
}

/**
 * `iperf3 --json-stream`: one event a line. They are put together to the document that `--json` prints.
 */

const firstEvent =
  /^\s{0,20}\{\s{0,4}"event"\s{0,4}:\s{0,4}"(?:start|interval|end|error)"\s{0,4},\s{0,4}"data"/m;

/** @param {string} head */
export const isStream = (head) => firstEvent.test(head);

/**
 * @param {string} text
 * @param {string} make
 * @returns {import('../shared/jsonDocuments.js').JsonDocument[]}
 */
export function streamDocuments(text, make) {
  /** @type {import('../shared/jsonDocuments.js').JsonDocument[]} */
  const documents = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (!firstEvent.test(line)) continue;
    const { event, data } = eventOf(line, at + 1, make);
    if (event === 'start' || documents.length === 0)
      documents.push({ value: { intervals: [] }, line: at + 1 });
    const { value } = documents[documents.length - 1];
    if (event === 'interval') value.intervals.push(data);
    else value[event] = data;
  }
  return documents;
}

/**
 * @param {string} line
 * @param {number} number
 * @param {string} make
 */
function eventOf(line, number, make) {
  try {
    return JSON.parse(line);
  } catch {
    throw new InputError(`an event that is not JSON: ${line.slice(0, 60)}`, { line: number, hint: make });
  }
}
