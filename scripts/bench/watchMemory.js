import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The most memory that a process and those it started have had, in MB by the name of the program, as the kernel keeps it.
 *
 * @param {number} pid
 * @returns {() => Record<string, number>} stops, and tells; empty where there is no /proc
 */
export function watchMemory(pid) {
  /** @type {Record<string, number>} */
  const peaks = {};
  const look = () => {
    for (const { name, peak } of familyOf(pid)) peaks[name] = Math.max(peaks[name] ?? 0, peak);
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    return peaks;
  };
}

/**
 * @param {number} pid
 * @returns {{ name: string, peak: number }[]}
 */
function familyOf(pid) {
  const status = read(`/proc/${pid}/status`);
  const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  const name = basename(read(`/proc/${pid}/cmdline`).split('\0')[0]);
  const threads = status === '' ? [] : readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '));
  return [
    ...(peak > 0 && name ? [{ name, peak }] : []),
    ...children.filter(Boolean).flatMap((each) => familyOf(Number(each))),
  ];
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
