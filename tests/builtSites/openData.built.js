import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { listFiles } from '../../scripts/io/listFiles.js';
import { csvRows } from '../../scripts/parsers/shared/csvRows.js';

/*
 * The open data as they are published, held against Frictionless Data Package 1.0 (specs.frictionlessdata.io), and the archives of
 * reviews against their lists. No browser is needed, but a build.
 */
const site = join(import.meta.dirname, '../../public');
const bytesOf = (/** @type {string} */ path) => readFileSync(join(site, path));
const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** @type {Record<string, (text: string) => boolean>} */
const types = {
  string: () => true,
  number: (text) => Number.isFinite(Number(text)),
  integer: (text) => /^-?\d+$/.test(text),
  boolean: (text) => /^(?:true|false)$/.test(text),
};

test('the package describes each table as it is, and says under which licence it may be used', () => {
  const described = JSON.parse(bytesOf('data/datapackage.json').toString());
  expect(described.profile).toBe('tabular-data-package');
  expect(described.name).toMatch(/^[a-z0-9._-]+$/);
  expect(described.licenses).toEqual([{ title: expect.any(String), path: expect.stringMatching(/^https:/) }]);
  expect(described.resources).not.toEqual([]);
  for (const { name, path, bytes, hash, encoding, profile, schema } of described.resources) {
    const content = bytesOf(join('data', path));
    expect([name, bytes, hash]).toEqual([name, content.length, `sha256:${sha256(content)}`]);
    expect([encoding, profile]).toEqual(['utf-8', 'tabular-data-resource']);
    const [head, ...rows] = csvRows(content.toString().replaceAll('\r\n', '\n'));
    expect(head.cells).toEqual(schema.fields.map((/** @type {any} */ field) => field.name));
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.flatMap(({ line, cells }) =>
      cells.length === head.cells.length
        ? cells.flatMap((cell, at) =>
            cell === '' || types[schema.fields[at].type](cell) ? [] : [`${line}: ${head.cells[at]}: ${cell}`],
          )
        : [`${line}: ${cells.length} cells`],
    );
    expect(wrong, name).toEqual([]);
  }
});

test('every file in the archive of a review is as its list says', () => {
  const archives = listFiles(site).filter((path) => /^data\/reviews\/[^/]+\.zip$/.test(path));
  expect(archives).not.toEqual([]);
  for (const archive of archives) {
    const files = new Map(Object.entries(unzipSync(bytesOf(archive))));
    const [list] = [...files.keys()].filter((path) => path.endsWith('/SHA256SUMS'));
    const folder = list.replace('SHA256SUMS', '');
    const lines = Buffer.from(files.get(list) ?? '')
      .toString()
      .trim()
      .split('\n');
    const said = new Map(lines.map((line) => [folder + line.slice(66), line.slice(0, 64)]));
    files.delete(list);
    expect(new Map([...files].map(([path, content]) => [path, sha256(content)])), archive).toEqual(said);
  }
});

test('how to cite is BibTeX: one entry, each field in braces that close', () => {
  const cited = listFiles(site)
    .filter((path) => path.endsWith('index.html'))
    .map(
      (path) =>
        /** @type {const} */ ([path, /<code>(@misc\{.*?)<\/code>/s.exec(bytesOf(path).toString())?.[1]]),
    );
  const entries = cited.flatMap(([path, text]) => (text ? [/** @type {const} */ ([path, text])] : []));
  expect(entries.length).toBeGreaterThan(5);
  for (const [path, text] of entries) {
    const lines = text.replace(/\\[{}]/g, '').split('\n');
    expect(lines[0], path).toMatch(/^@misc\{[\w-]+,$/);
    expect(lines.at(-1), path).toBe('}');
    for (const line of lines.slice(1, -1))
      expect(line, path).toMatch(
        /^ {2}[a-z]+ += (?:\{(?:[^{}]|\{[^{}]*\}|\\[a-z]+\{[^{}]*\})*\}|[a-z]{3}),?$/,
      );
  }
});
