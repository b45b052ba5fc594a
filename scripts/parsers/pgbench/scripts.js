import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

/**
 * @typedef {{ run: number, test?: string, parameters: import('../../model/measurement.js').Parameters }} Place
 */

const number = String.raw`(\d{1,15}(?:\.\d{1,9})?)`;
const script = /^\s{0,40}(?:SQL )?script \d{1,4}: (.{1,200})$/i;
const times = new RegExp(String.raw`^\s{0,40}- latency (average|stddev) = ${number} ms`);
/** Milliseconds; since 15 failures, and retries where they are allowed, are counted before the statement. */
const statement = new RegExp(String.raw`^\s{1,40}${number}\s{1,20}(?:\d{1,15}\s{2,20}){0,4}(\S.{0,400})$`);

/**
 * What `-b`, `-f` and `-r` add: the latency of each script and each statement. Their rates are shares of the run's own rate.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {Place} place
 */
export function scriptRows({ lines }, place) {
  /** @type {Record<string, string>} */
  let own = {};
  let listing = false;
  /** @type {Map<string, number>} */
  const seen = new Map();
  return lines.flatMap(({ text }) => {
    const name = script.exec(text)?.[1].trim();
    if (name !== undefined) own = { script: name };
    const latency = times.exec(text);
    if (latency && own.script)
      return [row(place, own, { statistic: latency[1] === 'average' ? 'mean' : 'sd', shown: latency[2] })];
    if (/^\s{0,40}(?:- )?statement latencies in milliseconds/.test(text)) {
      listing = true;
      return [];
    }
    const match = listing ? statement.exec(text) : null;
    if (!match) {
      listing &&= name === undefined;
      return [];
    }
    const key = `${own.script} ${match[2]}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const said = count > 1 ? `${match[2]} (${count})` : match[2];
    return [row(place, { ...own, statement: said }, { statistic: 'mean', shown: match[1] })];
  });
}

/**
 * @param {Place} place
 * @param {Record<string, string>} own
 * @param {{ statistic: string, shown: string }} value
 */
const row = (place, own, { statistic, shown }) =>
  measurement({
    ...place,
    parameters: { ...place.parameters, ...own },
    metric: 'latency',
    statistic,
    value: scaled(Number(shown), 1e-3),
  });
