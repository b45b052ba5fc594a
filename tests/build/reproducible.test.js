import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyProject } from '../../scripts/io/copyProject.js';
import { hashesIn } from './publishedOf.js';

const program = join(import.meta.dirname, '../../scripts/build.js');
const base = join(import.meta.dirname, '../problems/base');

/** An axis of time is one of the machine's own zone, unless somebody sees to it. */
const timed = `+++
title = "Hours"
date = 2026-11-20
methodology = "v1"
testbed = "bench"
products = ["disk-a"]
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

test('two builds of one tree, in two places, time zones and languages, are the same to the byte', () => {
  const first = builtElsewhere({ TZ: 'UTC', LC_ALL: 'C' });
  const second = builtElsewhere({ TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' });
  const paths = Object.keys(first);
  assert.ok(paths.length > 20, `only ${paths.length} files were built`);
  const differing = [...new Set([...paths, ...Object.keys(second)])].filter(
    (path) => first[path] !== second[path],
  );
  assert.deepEqual(differing, [], 'these files differ between two builds');
});

/** @param {Record<string, string>} place the environment there */
function builtElsewhere(place) {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-build-'));
  try {
    copyProject(folder);
    for (const part of ['data', 'content']) cpSync(join(base, part), join(folder, part), { recursive: true });
    mkdirSync(join(folder, 'content/reviews/hours'));
    writeFileSync(join(folder, 'content/reviews/hours/index.md'), timed);
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1795219200', ...place };
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder, env, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return hashesIn(join(folder, 'public'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
