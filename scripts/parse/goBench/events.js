import { tryJson } from '../text/jsonDocuments.js';

/**
 * A line of output, and where it is from.
 *
 * @typedef {{ text: string, line: number, package: string | null }} Line `package` only where the events name it
 */

const event = /^\{(?=.{0,400}"Action"\s{0,4}:\s{0,4}"(?:start|run|output|pass|fail|skip|bench|cont|pause)")/m;

/** Whether a text is the events of `go test -json` (test2json), one a line. @param {string} text */
export const isEvents = (text) => event.test(text);

/**
 * The output that the events carry, line by line: a result may be spread over several of them, and packages that are tested at
 * the same time are mixed.
 *
 * @param {string} text
 * @returns {Line[]}
 */
export function eventOutput(text) {
  /** @type {Map<string, { text: string, line: number }>} */
  const open = new Map();
  /** @type {Line[]} */
  const lines = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const value = raw.startsWith('{') ? tryJson(raw) : undefined;
    if (value === undefined) {
      if (raw.trim() && !raw.startsWith('{')) lines.push({ text: raw, line: index + 1, package: null });
      continue;
    }
    if (value?.Action !== 'output' || typeof value.Output !== 'string') continue;
    const name = typeof value.Package === 'string' ? value.Package : '';
    const before = open.get(name) ?? { text: '', line: index + 1 };
    const parts = (before.text + value.Output).split('\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) lines.push({ text: part, line: before.line, package: name || null });
    if (rest) open.set(name, { text: rest, line: before.text ? before.line : index + 1 });
    else open.delete(name);
  }
  return lines;
}
