import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { scaled } from './amount.js';
import { blocksOf, joinRuns } from './blocks.js';
import { numberIn } from './jsonDocument.js';
import { jsonDocuments } from './jsonDocuments.js';
import { sourceLines } from './pasted.js';
import { leftUnread } from './toolsInText.js';

/**
 * @typedef {object} LoadRun
 * @property {import('../../model/measurement.js').Measurement[]} measurements none where the test did not end
 * @property {import('../../model/parser.js').Warning[]} warnings
 * @property {string | null} [startedAt]
 *
 * @typedef {object} LoadForms how a load generator writes its tests: each a document of JSON, or a block of lines
 * @property {string} tool
 * @property {string} make how to make the right file, for the hint
 * @property {(head: string) => boolean} isDocument
 * @property {(document: import('./jsonDocuments.js').JsonDocument, run: number) => LoadRun} readDocument
 * @property {(line: string, before: import('./blocks.js').Line[]) => boolean} beginsRun
 * @property {(block: import('./blocks.js').Block, run: number) => LoadRun} readRun
 */

/**
 * The tests of a load generator, each a run.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {LoadForms} forms
 * @throws {InputError} where no test came to its end
 */
export function readLoadRuns(source, { tool, make, isDocument, readDocument, beginsRun, readRun }) {
  const json = isDocument(source.headText());
  const { documents, warnings } = json ? jsonDocuments(source, make) : { documents: [], warnings: [] };
  const blocks = json ? [] : blocksOf(sourceLines(source), beginsRun);
  const runs = json ? documents.map(readDocument) : blocks.map(readRun);
  const joined = joinRuns(runs);
  if (joined.measurements.length === 0)
    throw new InputError('no test that came to its end', { line: 1, hint: make });
  return parsed({
    ...joined,
    warnings: [
      ...joined.warnings,
      ...untold(runs),
      ...warnings,
      ...(json ? [] : leftUnread(source.text(), tool)),
    ],
    startedAt: runs[0].startedAt ?? null,
  });
}

/**
 * A program that does not say what it asked may have asked different servers.
 *
 * @param {LoadRun[]} runs
 * @returns {import('../../model/parser.js').Warning[]}
 */
function untold(runs) {
  const keys = runs.flatMap(({ measurements: [first] }) =>
    first && !('url' in first.parameters) ? [JSON.stringify(first.parameters)] : [],
  );
  const alike = keys.filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key)).length;
  return alike === 0
    ? []
    : [warning(`${alike} reports do not say what was tested: those alike count as runs of one test`)];
}

/**
 * Statistics of one metric as a program wrote them into JSON: those that are numbers, and not below zero.
 *
 * @param {[string, unknown][]} named
 * @param {Partial<import('../../model/measurement.js').Measurement> & { metric: import('../../model/metric.js').Metric }} place
 * @param {number} factor to the metric's unit
 */
export const statisticRows = (named, place, factor) =>
  named.flatMap(([statistic, shown]) => {
    const value = numberIn(shown);
    return value === null || value < 0
      ? []
      : [measurement({ ...place, statistic, value: scaled(value, factor) })];
  });
