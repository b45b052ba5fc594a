import { jsonDocuments } from '../text/jsonDocuments.js';

/** What the exporters JSONMeasurementsExporter and JSONArrayMeasurementsExporter write. */
export const jsonHead =
  /"metric"\s{0,20}:\s{0,20}"OVERALL",\s{0,40}"measurement"\s{0,20}:\s{0,20}"RunTime\(ms\)"/;

/**
 * The entries of the JSON as the lines of the text that say the same.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} make
 * @returns {{ lines: import('../text/blocks.js').Line[], warnings: import('../../model/parser.js').Warning[] }} the warnings name what is
 *   not JSON, and a document that is cut
 */
export function linesOfJson(source, make) {
  const { documents, warnings } = jsonDocuments(source, make);
  const lines = documents
    .flatMap(({ value, line }) => (Array.isArray(value) ? value : [value]).map((each) => ({ each, line })))
    .filter(({ each }) => typeof each?.metric === 'string' && typeof each.measurement === 'string')
    .map(({ each, line }) => ({
      text: `[${each.metric}], ${each.measurement}, ${String(each.value)}`,
      line,
    }));
  return { lines, warnings };
}
