import { InputError } from '../../model/inputError.js';

/**
 * `iperf3 --json-stream`: one event a line. They are put together to the document that `--json` prints.
 */

const firstEvent =
  /^\s{0,20}\{\s{0,4}"event"\s{0,4}:\s{0,4}"(?:start|interval|end|error)"\s{0,4},\s{0,4}"data"/m;

/** @param {string} head */
export const isStream = (head) => firstEvent.test(head);

/**
 * @param {string} text
 * @param {string} make
 * @returns {import('../text/jsonDocuments.js').JsonDocument[]}
 */
export function streamDocuments(text, make) {
  /** @type {import('../text/jsonDocuments.js').JsonDocument[]} */
  const documents = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (!firstEvent.test(line)) continue;
    const { event, data } = eventOf(line, at + 1, make);
    if (event === 'start' || documents.length === 0)
      documents.push({ value: { intervals: [] }, line: at + 1 });
    const { value } = documents[documents.length - 1];
    if (event === 'interval') value.intervals.push(data);
    else value[event] = data;
  }
  return documents;
}

/**
 * @param {string} line
 * @param {number} number
 * @param {string} make
 */
function eventOf(line, number, make) {
  try {
    return JSON.parse(line);
  } catch {
    throw new InputError(`an event that is not JSON: ${line.slice(0, 60)}`, { line: number, hint: make });
  }
}
