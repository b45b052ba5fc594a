import { namedParameters } from '../text/namedParameters.js';

/** How a benchmark that measures another clock than the processor's says so in its name. */
const timers = new Map([
  ['real_time', 'real'],
  ['process_time', 'process'],
  ['manual_time', 'manual'],
]);
const keyed = /^([A-Za-z_][\w .-]{0,80}):(?!:)([^:]{1,200})$/;
const number = /^-?\d{1,18}$/;

/**
 * `BM_copy<int>/Length:1024/8/threads:4/real_time` is the benchmark `BM_copy<int>` with parameters. Arguments without a name
 * are numbered; text that is no argument stays part of the name.
 *
 * @param {string} name
 */
export function splitName(name) {
  const [first, ...parts] = name.split('/');
  const words = [first];
  /** @type {string[]} */
  const bare = [];
  /** @type {string[]} */
  const clocks = [];
  /** @type {[string, string][]} */
  const named = [];
  for (const part of parts) {
    const pair = keyed.exec(part);
    const timer = timers.get(part);
    if (timer) clocks.push(timer);
    else if (pair) named.push([pair[1], pair[2]]);
    else if (number.test(part)) bare.push(part);
    else words.push(part);
  }
  const single = bare.length === 1;
  const unnamed = bare.map((value, at) => [single ? 'argument' : `argument-${at + 1}`, value]);
  const timer = clocks.length > 0 ? [['timer', clocks.join(' ')]] : [];
  const pairs = /** @type {[string, string][]} */ ([...unnamed, ...named, ...timer]);
  return { test: words.join('/'), parameters: namedParameters(pairs) };
}
