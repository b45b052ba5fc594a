import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';

/*
 * `node inOrder.js AT_ONCE FILES...`: runs tests as `node --test` does, but begins their files in this order, not by name.
 * Files that are joined by commas share a process, which loads once what they import.
 */

const [atOnce, ...groups] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

/** The files of a shared process, by the module that imports them. @type {Map<string, string[]>} */
const shared = new Map();
const modules = groups.map((group, index) => {
  const files = group.split(',').map((file) => resolve(file));
  return files.length === 1 ? files[0] : writeModule(join(folder, `${index + 1}.mjs`), files);
});

/**
 * All files are imported before the first test begins, as a test may need what its file defines below. A file that cannot
 * be imported is a test that fails. The mark at the end says that no test ended the process before.
 *
 * @param {string} path
 * @param {string[]} files
 */
function writeModule(path, files) {
  const urls = files.map((file) => pathToFileURL(file).href);
  shared.set(path, files);
  writeFileSync(
    path,
    `import { writeFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
process.once('beforeExit', () => writeFileSync(${JSON.stringify(`${path}.ended`)}, ''));
let begin;
before(() => new Promise((resolve) => (begin = resolve)));
for (const url of ${JSON.stringify(urls, null, 2)})
  await import(url).catch((error) => void test(fileURLToPath(url), () => { throw error; }));
begin();
`,
  );
  return path;
}

/** @typedef {{ type: string, data: any }} Event of Node's test runner */

/**
 * What fails in the module of a shared process is said of its files, of all of them where the process itself failed.
 *
 * @param {AsyncIterable<Event>} events
 */
async function* named(events) {
  const failed = new Set();
  for await (const event of events) {
    const { file, name } = event.data ?? {};
    const files = shared.get(file);
    if (!files || !/^test:(start|fail)$/.test(event.type)) yield event;
    else if (event.type === 'test:fail') {
      if (!files.includes(name)) failed.add(file);
      yield* failures(files.includes(name) ? [name] : files, event.data);
    }
  }
  // Node does not say it where a test had failed before
  const error = Object.assign(new Error('its process ended before its tests'), { cause: 'ended early' });
  for (const [path, files] of shared)
    if (!failed.has(path) && !existsSync(`${path}.ended`))
      yield* failures(files, { nesting: 0, details: { duration_ms: 0, error } });
}

/** @param {string[]} files @param {object} data of the event @returns {Event[]} */
const failures = (files, data) =>
  files.flatMap((file) =>
    ['test:start', 'test:fail'].map((type) => ({
      type,
      data: { ...data, name: relative('.', file), file, line: 1, column: 1 },
    })),
  );

const events = named(/** @type {any} */ (run({ files: modules, concurrency: Number(atOnce) })));
Readable.from(events)
  .on('data', ({ type, data }) => {
    if (type === 'test:fail' && data.todo === undefined) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
