const start = /^(?:([345]);(fio-\d[^;\n]{0,60});|(2);(?!fio-))/;
/** of a line cut off before its name */
const beginning = /^[345];(?:f|fi|fio|fio-[\w.-]*)?$/;
const percentile = /^(?:100|\d{1,2})(?:\.\d+)?%=\d+$/;
const percent = /^\d{1,9}(?:\.\d+)?%$/;
const longestName = 40;

/**
 * One line of `--output-format=terse`: the fields of one job.
 *
 * @typedef {object} TerseSide in the tool's own units: KiB, KiB/s, ms, µs
 * @property {number} volume
 * @property {number} rate
 * @property {number} iops
 * @property {number} runtime
 * @property {number[][]} latencies min, max, mean, deviation of submission, completion, both
 * @property {[number, number][]} percentiles of the completion latency
 *
 * @typedef {object} TerseLine
 * @property {2 | 3 | 4 | 5} version
 * @property {string | null} fio version, not said in version 2
 * @property {string} name
 * @property {boolean} split the name held semicolons
 * @property {number} group
 * @property {number} error
 * @property {[number, number] | null} errors how many there were, and the first, where the job went on after them
 * @property {TerseSide[]} sides read, write and, where there, trim
 * @property {number} cpu user and system share
 * @property {string} disks the counters at the end: of the whole invocation, so the same on all its lines
 * @property {number} line
 */

/** @param {string} text a file's head */
export const isTerse = (text) => /^(?:[345];fio-\d|2;(?!fio-)[^;\n]{1,200};\d+;\d+;(?:\d+;){4})/m.test(text);

/**
 * @param {string} text
 * @param {number} line
 * @returns {TerseLine | null | 'damaged'} `null` for a line of something else
 */
export function readTerseLine(text, line) {
  const match = start.exec(text);
  if (!match) return beginning.test(text) ? 'damaged' : null;
  const version = /** @type {2 | 3 | 4 | 5} */ (Number(match[1] ?? match[3]));
  const fields = text.slice(match[0].length).split(';');
  for (let words = 1; words <= longestName && words < fields.length; words += 1) {
    const rest = readFields(fields.slice(words), version);
    if (!rest) continue;
    const name = fields.slice(0, words).join(';');
    return { version, fio: match[2]?.replace(/^fio-/, '') ?? null, name, split: words > 1, line, ...rest };
  }
  return version === 2 && !isTerse(text) ? null : 'damaged';
}

/**
 * A disk is its name, seven counters and its share of busy time; behind the disks there may be a description, in words.
 *
 * @param {string[]} fields the last of a line
 */
function isCutDisk(fields) {
  const rest = behindDisks(fields).slice(1);
  return rest.length > 0 && rest.length < 9 && rest.every((each) => /^[\d.]*$/.test(each));
}

/** @param {string[]} fields the last of a line */
function behindDisks(fields) {
  let at = 0;
  while (percent.test(fields[at + 8] ?? '')) at += 9;
  return fields.slice(at);
}

/**
 * Where the job went on after errors (`continue_on_error`), their number and the first one stand behind the disks, before a description.
 *
 * @param {string[]} fields the last of a line
 * @returns {[number, number] | null}
 */
function errorsIn(fields) {
  const [total, first, description = ''] = behindDisks(fields);
  const numbers = [total ?? '', first ?? ''].map(whole);
  return allKnown(numbers) && !/^[\d.]+$/.test(description) ? [numbers[0], numbers[1]] : null;
}

/**
 * The fields after the name. Version 2 of old times has two sides, of later ones three: they end where the processor's
 * percentages begin.
 *
 * @param {string[]} fields
 * @param {2 | 3 | 4 | 5} version
 */
function readFields(fields, version) {
  const [group, error] = fields.slice(0, 2).map(whole);
  if (group === null || error === null) return null;
  /** @type {TerseSide[]} */
  const sides = [];
  let at = 2;
  while (sides.length < 3 && fields[at] !== undefined && !percent.test(fields[at])) {
    const found = readSideAt(fields, at, version);
    if (!found) return null;
    sides.push(found.side);
    at = found.end;
  }
  const tail = fields.slice(at);
  const [user, system] = tail.slice(0, 2);
  const depthsAndLatencies = tail.slice(5, 5 + 7 + 22);
  if (sides.length < 2 || !percent.test(user ?? '') || !percent.test(system ?? '')) return null;
  if (depthsAndLatencies.length < 29 || !depthsAndLatencies.every((each) => percent.test(each))) return null;
  const last = tail.slice(5 + 7 + 22);
  const errors = errorsIn(last);
  if (!errors && isCutDisk(last)) return null;
  const cpu = (Number.parseFloat(user) + Number.parseFloat(system)) / 100;
  return {
    group,
    error,
    errors,
    sides,
    cpu,
    disks: last.slice(0, last.length - behindDisks(last).length).join(';'),
  };
}

/**
 * Totals, submission and completion latency, percentiles, whole latency, then the window statistics of the bandwidth,
 * which version 5 follows with their count and those of the IOPS.
 *
 * @param {string[]} fields
 * @param {number} from
 * @param {number} version
 * @returns {{ side: TerseSide, end: number } | null}
 */
function readSideAt(fields, from, version) {
  const count = fields.slice(from + 12).findIndex((each) => !percentile.test(each));
  const after = from + 12 + count;
  const end = after + 4 + (version === 5 ? 11 : 5);
  if (count < 0 || end > fields.length) return null;
  const numbers = [...fields.slice(from, from + 12), ...fields.slice(after, after + 4)].map(decimal);
  if (!allKnown(numbers)) return null;
  const [volume, rate, iops, runtime] = numbers;
  const latencies = [numbers.slice(4, 8), numbers.slice(8, 12), numbers.slice(12, 16)];
  const percentiles = fields.slice(from + 12, after).map((each) => {
    const [share, value] = each.split('%=').map(Number);
    return /** @type {[number, number]} */ ([share, value]);
  });
  return {
    side: { volume, rate, iops, runtime, latencies, percentiles: percentiles.filter(([share]) => share > 0) },
    end,
  };
}

/** @param {string} text */
const whole = (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null);

/** @param {string} text */
const decimal = (text) => (/^\d{1,20}(?:\.\d+)?$/.test(text) ? Number(text) : null);

/**
 * @param {(number | null)[]} numbers
 * @returns {numbers is number[]}
 */
const allKnown = (numbers) => numbers.every((each) => each !== null);
