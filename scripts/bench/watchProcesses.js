import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What a process and those it started have taken, by the name of the program, as the kernel keeps it.
 *
 * @typedef {object} Taken
 * @property {Record<string, number>} peaks the most memory, MB
 * @property {Record<string, number>} processor seconds, of all its threads
 */

/** Of the kernel's clock, in which it tells times to programs. */
const ticks = 100;

/**
 * @param {number} pid
 * @returns {() => Taken} stops, and tells; empty where there is no /proc
 */
export function watchProcesses(pid) {
  /** @type {Map<number, { name: string, peak: number, seconds: number }>} */
  const seen = new Map();
  const look = () => {
    for (const each of familyOf(pid)) seen.set(each.pid, each);
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    /** @type {Taken} */
    const taken = { peaks: {}, processor: {} };
    for (const { name, peak, seconds } of seen.values()) {
      taken.peaks[name] = Math.max(taken.peaks[name] ?? 0, peak);
      taken.processor[name] = (taken.processor[name] ?? 0) + seconds;
    }
    return taken;
  };
}

/**
 * What those that run now have taken of the processors since they began.
 *
 * @param {number} pid
 * @returns {number} seconds
 */
export const processorOf = (pid) => familyOf(pid).reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * @param {number} pid
 * @returns {{ pid: number, name: string, peak: number, seconds: number }[]}
 */
function familyOf(pid) {
  const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;
  const name = basename(read(`/proc/${pid}/cmdline`).split('\0')[0]);
  // behind the name, which may have spaces in it: state, parent and so on
  const facts = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  const seconds = (Number(facts[11]) + Number(facts[12])) / ticks;
  const threads = peak > 0 ? threadsOf(pid) : [];
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '));
  return [
    ...(peak > 0 && name ? [{ pid, name, peak, seconds }] : []),
    ...children.filter(Boolean).flatMap((each) => familyOf(Number(each))),
  ];
}

/** @param {number} pid @returns {string[]} none where it has just ended */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
