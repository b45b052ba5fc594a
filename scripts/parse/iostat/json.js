import { clockSeconds } from './text.js';
import { numberIn } from '../text/jsonDocument.js';

/** @param {string} head */
export const isIostatJson = (head) =>
  /^\s*\{\s*"sysstat"\s*:/.test(head) && /"disk(?:_device)?"\s*:/.test(head);

/**
 * `iostat -o JSON`: the columns of the text, without their percent signs.
 *
 * @param {any} document
 * @returns {import('./text.js').Report[]}
 */
export function jsonReports(document) {
  const hosts = list(document.sysstat?.hosts);
  const statistics = hosts.flatMap((host) => list(host?.statistics));
  return statistics
    .map((statistic) => ({
      at: clockSeconds(String(statistic?.timestamp ?? '')),
      drives: drivesOf(list(statistic?.disk)),
    }))
    .filter(({ drives }) => drives.size > 0);
}

/** @param {any[]} disks */
function drivesOf(disks) {
  return new Map(
    disks.map((disk) => {
      const entries = Object.entries(disk ?? {}).flatMap(([name, value]) => {
        const number = numberIn(value);
        return number === null
          ? []
          : [/** @type {[string, number]} */ ([name === 'util' ? '%util' : name, number])];
      });
      return /** @type {[string, Map<string, number>]} */ ([String(disk?.disk_device), new Map(entries)]);
    }),
  );
}

/**
 * @param {unknown} value
 * @returns {any[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);
