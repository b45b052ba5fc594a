import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compose } from '../../scripts/flow/compose.js';
import { archiveProblems } from '../../scripts/check/archive.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { publishReview } from '../../scripts/publish/publishReview.js';

/* `npm run publish` keeps charts as they are, for good; `npm run check` sees that they stay. */
const project = fileURLToPath(new URL('../..', import.meta.url));
const review = 'content/reviews/two-disks';

/** @type {string} */
let root;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  cpSync(join(project, 'tests/problems/base'), root, { recursive: true });
  cpSync(join(project, 'assets/css/tokens'), join(root, 'assets/css/tokens'), { recursive: true });
});
after(() => rmSync(root, { recursive: true, force: true }));

/** As authors call it. */
function publishByCommand() {
  const program = join(project, 'scripts/publish.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'two-disks'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

const publish = () => publishReview(root, 'two-disks');
const lock = () => JSON.parse(readFileSync(join(root, review, 'published.json'), 'utf8'));
const problems = async () =>
  archiveProblems(root, (await compose({ root })).project).map(({ message }) => message);

test('publishing keeps drawing, numbers and specification of each chart, and names them in the lock', async () => {
  assert.match(publishByCommand(), /New chart files in static\/archive: 3 of 3\./);
  const { reads } = lock().archive;
  assert.deepEqual(Object.values(reads).sort(), listFiles(join(root, 'static')).sort());
  const svg = readFileSync(join(root, 'static', reads.svg), 'utf8');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.match(svg, /Methodology v1/, 'the evidence is in the drawing');
  assert.doesNotMatch(svg, /var\(|style=/);
  const spec = JSON.parse(readFileSync(join(root, 'static', reads.spec), 'utf8'));
  assert.match(spec.$schema, /vega-lite/, 'a specification that programs of others draw');
  assert.deepEqual(await problems(), []);
});

test('publishing again what has not changed writes nothing new', async () => {
  assert.match(await publish(), /New chart files in static\/archive: 0 of 3\./);
});

test('a chart that changed is kept beside what it was', async () => {
  const old = lock().archive.reads;
  const file = join(root, review, 'index.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('kind = "bar"', 'kind = "bar"\ntitle = "Other words"'),
  );
  await publish();
  const now = lock().archive.reads;
  assert.notEqual(now.svg, old.svg);
  const there = listFiles(join(root, 'static'));
  for (const path of [...Object.values(old), ...Object.values(now)]) assert.ok(there.includes(path), path);
  assert.deepEqual(await problems(), []);
});

test('a file that was changed or taken away is told', async () => {
  const { svg, csv } = lock().archive.reads;
  appendFileSync(join(root, 'static', svg), ' ');
  rmSync(join(root, 'static', csv));
  assert.deepEqual(await problems(), [
    'an archived file is not what it was',
    `an archived file is missing: static/${csv}`,
  ]);
});
