import { formatBinary, formatDuration } from '../../model/quantity.js';
import { textSource } from '../../model/source.js';
import { fioJobFile } from './jobFile.js';
import { jobSections } from './jobSections.js';
import { byteSize } from './workload.js';

/**
 * What a job file of fio says of how much and how long, as its parsers ask; `null` what it leaves to the command line or to defaults.
 *
 * @typedef {object} JobFacts
 * @property {string | null} blockSize of every section: `4 KiB, 64 KiB`
 * @property {string | null} queueDepth
 * @property {string | null} amount
 * @property {string | null} duration with what is not counted before it
 *
 * @param {string} text of a job file
 * @returns {JobFacts | null} `null` of another tool's file
 */
export function jobFacts(text) {
  if (!fioJobFile.recognise(textSource('job.fio', text))) return null;
  const sections = jobSections(text).map(({ options }) => options);
  const listed = (/** @type {(options: Options) => string | null | undefined} */ of) =>
    [...new Set(sections.map(of))].filter(Boolean).join(', ') || null;
  const each = sections.length > 1 ? ' each' : '';
  const amount = listed(({ size, io_size = size }) => io_size && sizesText(io_size));
  return {
    blockSize: listed(({ bs, blocksize = bs }) => blocksize && sizesText(blocksize)),
    queueDepth: listed(({ iodepth }) => iodepth),
    amount: amount && amount + each,
    duration: listed((options) => durationText(options, each)),
  };
}

/** @typedef {import('./workload.js').Options} Options */

/** Sizes of reads and of writes may differ; what is no plain size stays as it is written. @param {string} written */
const sizesText = (written) =>
  written
    .split(',')
    .map((size) => {
      const bytes = byteSize(size);
      return bytes === null ? size.trim() : sizeText(bytes);
    })
    .join(', ');

const gibibyte = 1024 ** 3;

/** @param {number} bytes */
const sizeText = (bytes) =>
  bytes > 0 && bytes % gibibyte === 0 ? `${bytes / gibibyte}\u2009GiB` : formatBinary(bytes);

/** @param {Options} options @param {string} each where there are several sections */
function durationText({ runtime, time_based: isTimeBased, ramp_time: ramp }, each) {
  const time = secondsOf(runtime);
  if (time === null) return null;
  // without `time_based`, a job ends with the last byte of its target
  const most = isTimeBased === undefined ? 'at most ' : '';
  const before = secondsOf(ramp);
  return `${most}${formatShort(time)}${each}${before ? `, after ${formatShort(before)} that do not count` : ''}`;
}

/** Set, not measured: without digits it does not need. @param {number} seconds */
const formatShort = (seconds) =>
  formatDuration(seconds)
    .replace(/(\.\d*?)0+(?!\d)/, '$1')
    .replace(/\.(?!\d)/, '');

const perUnit = /** @type {Record<string, number>} */ ({
  us: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
});

/** A time as fio reads it: seconds, where no unit is said. @param {string | undefined} written */
function secondsOf(written) {
  const [, number, unit = 's'] = /^(\d+)(us|ms|[smhd])?$/.exec(written?.trim() ?? '') ?? [];
  return number === undefined ? null : Number(number) * perUnit[unit];
}
