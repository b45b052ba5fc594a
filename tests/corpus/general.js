import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parse/index.js';

/** Real output of tools other than those for storage; it is no part of the project and may be missing. */
const folder = resolve(process.env.BENCHFOLIO_CORPUS_GENERAL ?? '../shared/corpus-general');

/**
 * The files of one folder of that corpus, in order, each as its text and as it is read.
 *
 * @param {string} name
 * @returns {{ file: string, text: string, parsed: ReturnType<typeof parseSource> }[]} none where it is not there
 */
export function generalFiles(name) {
  const directory = join(folder, name);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(directory, file));
      const source = bytesSource(basename(file), bytes);
      return { file, text: source.text(), parsed: parseSource(source) };
    });
}

/**
 * The one row that fits, which must be there.
 *
 * @param {ReturnType<typeof parseSource>} parsed
 * @param {Record<string, unknown>} wanted fields of a measurement; of `parameters`, those that are named
 */
export function rowOf({ measurements }, { parameters = {}, ...fields }) {
  const fits = measurements.filter(
    (row) =>
      Object.entries(fields).every(([key, value]) => row[/** @type {keyof typeof row} */ (key)] === value) &&
      Object.entries(/** @type {Record<string, unknown>} */ (parameters)).every(([key, value]) =>
        value === undefined ? !(key in (row.parameters ?? {})) : row.parameters?.[key] === value,
      ),
  );
  if (fits.length !== 1)
    throw new Error(`${fits.length} rows fit ${JSON.stringify({ parameters, ...fields })}`);
  return fits[0];
}

/**
 * @param {number} actual
 * @param {number} expected
 */
export const isClose = (actual, expected) => Math.abs(actual - expected) <= 1e-9 * Math.abs(expected) + 1e-15;
