import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { hashesIn } from './publishedOf.js';
import { writeReferenceBlog } from './referenceBlog.js';

const program = join(import.meta.dirname, '../../scripts/build.js');
const problems = join(import.meta.dirname, '../problems');

/** An axis of time is one of the machine's own zone, unless somebody sees to it: its labels have minutes, as the second zone has. */
const timed = `+++
title = "Hours"
date = 2026-11-20
methodology = "v1"
testbed = "bench"
products = ["disk-a", "disk-b"]
+++
\`\`\`vega-lite {#hours}
+++
title = "Reads"
alt = "Points over hours of the day."
test = "random-read"
metric = "iops"
+++
{
  "data": { "name": "results" },
  "transform": [{ "calculate": "datum.value * 1e5", "as": "moment" }],
  "mark": "point",
  "encoding": { "x": { "field": "moment", "type": "temporal" }, "y": { "field": "value", "type": "quantitative" } }
}
\`\`\`
`;

test('two builds of one tree, in two places, time zones and languages, are the same to the byte', (t) => {
  const first = builtElsewhere(t, { TZ: 'UTC', LC_ALL: 'C' });
  const second = builtElsewhere(t, { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' });
  const paths = Object.keys(first);
  assert.ok(paths.length > 100, `only ${paths.length} files were built`);
  const differing = [...new Set([...paths, ...Object.keys(second)])].filter(
    (path) => first[path] !== second[path],
  );
  assert.deepEqual(differing, [], 'these files differ between two builds');
});

/**
 * Every chart kind and every shortcode, a review with a lock and one with a spec of its author's own.
 *
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} place the environment there
 */
function builtElsewhere(t, place) {
  const folder = temporaryFolder(t);
  writeReferenceBlog(folder);
  cpSync(join(problems, 'base/data'), join(folder, 'data'), { recursive: true });
  cpSync(join(problems, 'published-numbers-as-they-were/content'), join(folder, 'content'), {
    recursive: true,
  });
  writeFiles(folder, { 'content/reviews/hours/index.md': timed });
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1795219200', ...place };
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return hashesIn(join(folder, 'public'));
}
