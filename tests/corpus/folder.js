import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { bytesSource } from '../../scripts/model/source.js';

/** Real tool output to check the parsers with; it is no part of the project and may be missing. */
const folder = resolve(process.env.BENCHFOLIO_CORPUS ?? '../shared/corpus');

/**
 * A test for every file of one folder of the corpus.
 *
 * @param {string} name
 * @param {(text: string, source: import('../../scripts/model/parser.js').Source, file: string) => void} check
 */
export function forEachFile(name, check) {
  const files = corpusFiles(name);
  if (!files) return test(`${name}: skipped`, (t) => t.skip('corpus not there'));
  for (const { file, bytes, source } of files)
    test(`${name}/${file}`, () => check(bytes.toString('utf8'), source, file));
}

/**
 * The files of one folder of the corpus, in order.
 *
 * @param {string} name
 * @param {{ deep?: boolean, root?: string }} [options] `deep` with the folders below it, whose names then lead those of the files
 * @returns {{ file: string, bytes: Buffer, source: import('../../scripts/model/parser.js').Source }[] | null} `null`
 *   where the corpus is not there
 */
export function corpusFiles(name, { deep = false, root = folder } = {}) {
  const directory = join(root, name);
  if (!existsSync(directory)) return null;
  return readdirSync(directory, { withFileTypes: true, recursive: deep })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(directory, file));
      return { file, bytes, source: bytesSource(basename(file), bytes) };
    });
}
