#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Stands for Hugo: writes pages with the text of FAKE_TEXT into the destination, and fails as FAKE_END says:
 * `killed` ends the build that called it in the middle, `full` writes until the disk is full, `broken` complains,
 * `orphan` kills it and writes on, `ended` is killed itself, `silent` writes no home page and is content.
 */

const { FAKE_TEXT = 'new', FAKE_END = '' } = process.env;
const folder = process.argv[process.argv.indexOf('--destination') + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'page.html'), FAKE_TEXT);
if (FAKE_END === 'killed') process.kill(Number(process.env.FAKE_BUILD), 'SIGKILL');
if (FAKE_END === 'orphan') writeOn();
if (FAKE_END === 'ended') process.kill(process.pid, 'SIGKILL');
if (FAKE_END === 'full') fillDisk();
if (FAKE_END === 'broken') {
  process.stderr.write('ERROR missing argument: name. See "content/reviews/a/index.md:6:1"\n');
  process.exit(1);
}
if (FAKE_END !== 'silent') writeFileSync(join(folder, 'index.html'), FAKE_TEXT);

/** For ten seconds, as a large site takes. */
function writeOn() {
  process.kill(Number(process.env.FAKE_BUILD), 'SIGKILL');
  const end = Date.now() + 10_000;
  for (let file = 0; Date.now() < end; file++) {
    mkdirSync(join(folder, `${file % 50}`), { recursive: true });
    writeFileSync(join(folder, `${file % 50}`, `${file}.html`), String(process.pid));
  }
}

function fillDisk() {
  for (let file = 0; ; file++) writeFileSync(join(folder, `${file}.bin`), Buffer.alloc(65_536));
}
