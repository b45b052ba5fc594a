import { scaled } from '../shared/amount.js';

/**
 * @typedef {import('./rows.js').Result} Result
 * @typedef {import('../shared/blocks.js').Line} Line
 */

const title = /^.{0,60}?\b((?:TCP|UDP|SCTP|DLPI|AF_UNIX|DG|DCCP|OMNI|XTI)[\w /-]{0,40}?) TEST (?:from|to) /;
const unit = /\b(10\^\d{1,2}bits\/s(?:ec)?|[KMG]?Bytes\/s(?:ec)?|[KMG]bits\/s(?:ec)?)\b/;
const numbers = /^\s{0,8}-?\d{1,15}(?:\.\d{1,6})?(?:\s{1,20}-?\d{1,15}(?:\.\d{1,6})?){1,12}\s*$/;
/** Names that omni tests print as CSV or as pairs, not as a table. */
const chosen = /,|=/;

/**
 * The tables that netperf prints by itself: one row of numbers a test, two of datagrams (sent, received).
 *
 * @param {Line[]} lines
 * @returns {Result[]}
 */
export function classicResults(lines) {
  /** @type {Result[]} */
  const results = [];
  let test = '';
  let rate = '10^6bits/s';
  let processor = false;
  /** @type {Result | null} */
  let sent = null;
  for (const [at, { text, line }] of lines.entries()) {
    const named = title.exec(text);
    if (named) {
      test = named[1].replace(/^MIGRATED /, '').trim();
      processor = false;
      sent = null;
    }
    if (test === '' || chosen.test(text)) continue;
    rate = unit.exec(text)?.[1] ?? rate;
    processor ||= /Utilization|\bCPU\b|% S|\bUtil\b/.test(text);
    if (!numbers.test(text)) continue;
    const cells = text.trim().split(/\s+/).map(Number);
    if (sent) {
      addReceived(sent, cells, rate);
      sent = null;
      continue;
    }
    const result = resultOf(cells, { test, rate, processor, line });
    if (!result) continue;
    results.push(result);
    const next = lines[at + 1]?.text ?? '';
    if (/^UDP.*STREAM|^DG.*STREAM/.test(test) && numbers.test(next)) sent = result;
  }
  return results;
}

/**
 * @param {number[]} cells
 * @param {{ test: string, rate: string, processor: boolean, line: number }} how
 * @returns {Result | null} `null` for the second row of a request/response test, which repeats sizes
 */
function resultOf(cells, { test, rate, processor, line }) {
  const base = { line, test, latencies: [], datagrams: null, retransmits: null };
  const shares = (/** @type {number} */ from) =>
    processor && cells.length >= from + 2 ? processors(cells[from], cells[from + 1]) : [];
  if (/REQUEST\/RESPONSE|CONNECT|_RR|CRR/.test(test)) {
    if (cells.length < 6) return null;
    const [, , request, response, seconds, transactions] = cells;
    return {
      ...base,
      seconds,
      parameters: { 'request-size': request, 'response-size': response },
      rates: [{ value: transactions, unit: 'Trans/s' }],
      processors: shares(6),
    };
  }
  if (/^(?:UDP|DG).*STREAM/.test(test)) {
    if (cells.length < 6) return null;
    const [, size, seconds, okay, , value] = cells;
    return {
      ...base,
      seconds,
      parameters: { 'message-size': size },
      rates: [{ value, unit: rate, parameters: { direction: 'sent' } }],
      processors: processor && cells.length > 6 ? processors(cells[6], -1) : [],
      datagrams: { sent: okay, received: null },
    };
  }
  if (cells.length < 5) return null;
  const [, , size, seconds, value] = cells;
  return {
    ...base,
    seconds,
    parameters: { 'message-size': size },
    rates: [{ value, unit: rate }],
    processors: shares(5),
  };
}

/**
 * @param {Result} result
 * @param {number[]} cells socket size, time, messages, throughput
 * @param {string} unit
 */
function addReceived(result, cells, unit) {
  if (cells.length < 4) return;
  const [, , received, value] = cells;
  result.rates.push({ value, unit, parameters: { direction: 'received' } });
  if (result.datagrams) result.datagrams.received = received;
  if (cells.length > 4) result.processors.push(...processors(-1, cells[4]));
}

/**
 * Percent; -1 where it was not measured.
 *
 * @param {number} local
 * @param {number} remote
 * @returns {[string, number][]}
 */
const processors = (local, remote) => [
  ...(local >= 0 ? [/** @type {[string, number]} */ (['local', scaled(local, 1e-2)])] : []),
  ...(remote >= 0 ? [/** @type {[string, number]} */ (['remote', scaled(remote, 1e-2)])] : []),
];
