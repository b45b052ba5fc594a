import { scaled } from '../shared/amount.js';

/**
 * @typedef {object} Row
 * @property {number} line
 * @property {string} id of the stream, `SUM` of all
 * @property {string | null} role `TX-C`, `RX-C`... of a bidirectional test
 * @property {number} start seconds
 * @property {number} end seconds
 * @property {number} bytes
 * @property {number} rate bit/s
 * @property {number | null} retransmits
 * @property {number | null} jitter seconds
 * @property {number | null} lost share of the datagrams
 * @property {'sender' | 'receiver' | null} side
 * @property {boolean} omitted
 */

const number = String.raw`(\d{1,18}(?:\.\d{1,9})?)`;
const row = new RegExp(
  String.raw`\[ {0,3}(\d{1,6}|SUM)\](?:\[([A-Z]{2}-[A-Z])\])? {1,6}${number} {0,3}- {0,3}${number} {0,4}sec {1,6}` +
    String.raw`${number} ([KMGT]?)Bytes {1,6}${number} ([KMGT]?)(bits|Bytes)\/sec(.{0,160})$`,
);
const udp = new RegExp(
  String.raw`^ {1,8}${number} ms {1,6}(\d{1,15})\/ {0,15}(\d{1,15}) {1,4}\(([^)]{1,12})%\)`,
);
const sides = /\b(sender|receiver)\s*$/;

/**
 * One row of an iperf text; bytes with prefixes of 1024, bits with prefixes of 1000.
 *
 * @param {string} text
 * @param {number} line
 * @returns {Row | null}
 */
export function readRow(text, line) {
  const match = row.exec(text);
  if (!match) return null;
  const [, id, role, start, end, amount, amountPrefix, rate, ratePrefix, rateUnit, rest] = match;
  const bytes = scaled(Number(amount), 1024 ** power(amountPrefix));
  const factor = rateUnit === 'bits' ? 1000 ** power(ratePrefix) : 8 * 1024 ** power(ratePrefix);
  const datagrams = udp.exec(rest);
  const retransmits = datagrams ? null : /^ {1,8}(\d{1,12})(?: |$)/.exec(rest);
  return {
    line,
    id,
    role: role ?? null,
    start: Number(start),
    end: Number(end),
    bytes,
    rate: scaled(Number(rate), factor),
    retransmits: retransmits ? Number(retransmits[1]) : null,
    jitter: datagrams ? scaled(Number(datagrams[1]), 1e-3) : null,
    lost: datagrams ? lostShare(datagrams) : null,
    side: /** @type {Row['side']} */ (sides.exec(rest)?.[1] ?? null),
    omitted: /\(omitted\)/.test(rest),
  };
}

/** @param {string} prefix */
const power = (prefix) => ' KMGT'.indexOf(prefix || ' ');

/** From the counts, which are exact; the percentage beside them is rounded. @param {RegExpExecArray} datagrams */
function lostShare([, , lost, all]) {
  return Number(all) > 0 ? Number((Number(lost) / Number(all)).toPrecision(12)) : null;
}
