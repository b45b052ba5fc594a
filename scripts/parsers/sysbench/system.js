import { measurement } from '../../model/measurement.js';

const number = String.raw`(\d{1,18}(?:\.\d{1,6})?)`;
const mebibyte = 2 ** 20;

/**
 * cpu, memory, threads, mutex and scripts without a database. Before 1.0 only memory has a rate of its own; elsewhere it is
 * the number of events over the time they took, both of which are printed.
 *
 * @param {string} text of one run
 * @param {import('./fileio.js').Place} place
 */
export function readSystem(text, { run, threads, rate, seconds }) {
  const { test, parameters } = testOf(text);
  const place = {
    run,
    ...(test ? { test } : {}),
    parameters: {
      ...(threads === null ? {} : { threads }),
      ...(rate === null ? {} : { rate }),
      ...parameters,
    },
  };
  const rows = test === 'memory' ? memoryRows(text, place) : eventRows(text, seconds, place);
  if (!rows) return null;
  return { failed: false, place, latencyPlace: place, measurements: rows, warnings: [] };
}

/**
 * @param {string} text
 * @returns {{ test: string | null, parameters: import('../../model/measurement.js').Parameters }}
 */
function testOf(text) {
  const primes = /^(?:Prime numbers limit|Maximum prime number checked in CPU test): (\d{1,12})$/m.exec(text);
  if (primes) return { test: 'cpu', parameters: { 'prime-limit': Number(primes[1]) } };
  if (/^(?:Running memory speed test|Doing memory operations speed test)/m.test(text))
    return { test: 'memory', parameters: memoryOptions(text) };
  if (/^CPU speed:/m.test(text)) return { test: 'cpu', parameters: {} };
  if (/^Doing thread subsystem performance test/m.test(text)) return { test: 'threads', parameters: {} };
  if (/^Doing mutex performance test/m.test(text)) return { test: 'mutex', parameters: {} };
  if (/ transferred \(/.test(text)) return { test: 'memory', parameters: memoryOptions(text) };
  return { test: null, parameters: {} };
}

/** @param {string} text */
function memoryOptions(text) {
  const block = /^\s{0,8}(?:Memory )?block size: (\d{1,12})([KMG]?)/im.exec(text);
  const operation = /^\s{0,8}(?:Memory )?operations?(?: type)?: (read|write|none)/im.exec(text)?.[1];
  const scope = /^\s{0,8}(?:Memory )?scope(?: type)?: (global|local)/im.exec(text)?.[1];
  return {
    ...(block
      ? { 'block-size': Number(block[1]) * 1024 ** ' KMG'.indexOf(block[2].toUpperCase() || ' ') }
      : {}),
    ...(operation ? { operation } : {}),
    ...(scope ? { scope } : {}),
  };
}

/**
 * `59777.68 MiB transferred (5976.90 MiB/sec)`; the MB of 0.4 is 2^20 too.
 *
 * @param {string} text
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function memoryRows(text, place) {
  const moved = new RegExp(String.raw`Mi?B transferred \(${number} Mi?B\/sec\)`).exec(text);
  const calls = new RegExp(
    String.raw`^(?:Total operations|Operations performed): \d{1,18} \( ?${number} (?:per second|ops\/sec)\)`,
    'm',
  ).exec(text);
  if (!moved && !calls) return null;
  return [
    ...(moved
      ? [
          measurement({
            ...place,
            metric: 'bandwidth',
            statistic: 'mean',
            value: Number(moved[1]) * mebibyte,
          }),
        ]
      : []),
    ...(calls ? [measurement({ ...place, metric: 'rate', statistic: 'mean', value: Number(calls[1]) })] : []),
  ];
}

/**
 * @param {string} text
 * @param {number} seconds
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function eventRows(text, seconds, place) {
  const printed = new RegExp(
    String.raw`^[ \t]{0,20}(?:events per second|events\/s \(eps\)):[ \t]{1,60}${number}\n`,
    'm',
  ).exec(text);
  const events = /^[ \t]{0,20}total number of events:[ \t]{1,60}(\d{1,18})\n/m.exec(text);
  if (!printed && !events) return null;
  const value = printed ? Number(printed[1]) : Number(events?.[1]) / seconds;
  return [measurement({ ...place, metric: 'event-rate', statistic: 'mean', value })];
}
