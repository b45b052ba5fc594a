import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unpackArchive } from '../../scripts/archive/index.js';
import { readProject } from '../../scripts/content/readProject.js';
import { composeAndTry } from '../../scripts/flow/compose.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';
import { benchScript } from '../../scripts/record/benchScript.js';
import { fileRecording } from '../../scripts/record/fileRecording.js';
import { readPlan } from '../../scripts/record/readPlan.js';
import { temporaryFolder } from '../io/temporary.js';

/*
 * A campaign from end to end: recorded by the script in a root folder that has dash, BusyBox and the programs alone, then filed, and
 * asked for by a review.
 */

const programs = ['gzip', 'bzip2', 'xz', 'zstd'];
const needed = ['busybox', 'dash', 'hyperfine', ...programs];
const absent = needed.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
const mayChange = spawnSync('unshare', ['-m', '-p', '-f', 'chroot', '/', 'true']).status === 0;
const skip =
  absent.length > 0
    ? `not installed: ${absent.join(', ')}`
    : !mayChange && 'needs the right to change the root folder';

const blog = {
  'data/methodologies/m/methodology.toml': `title = "M"
[calm]
rest = "0 s"
[targets.program]
setup = "head -c 200000 /bin/busybox >input"
[tests.pack]
title = "Packing"
tool = "hyperfine"
before = "! command -v node"
command = "hyperfine --runs 1 --style none --command-name call --export-json {out}.json '{program} -c input >output'"
runs = 2
[[tests.pack.results]]
metric = "duration"
definition = "elapsed time of the call"
`,
  ...Object.fromEntries(
    programs.map((name) => [
      `data/products/${name}.toml`,
      `kind = "software"\nname = "${name}"\n[target]\nkind = "program"\nprogram = "${name}"\n`,
    ]),
  ),
  'data/testbeds/bench.toml': 'title = "Bench"\n',
  'content/reviews/packers/index.md': `+++
title = "Packers"
date = 2026-11-22
methodology = "m"
testbed = "bench"
products = ${JSON.stringify(programs)}
+++

\`\`\`chart {#packing}
kind = "bar"
test = "pack"
metric = "duration"
\`\`\`
`,
};

/** Copies programs with their libraries: ROOT PROGRAM... */
const makeRoot = `
set -e
root=$1
shift
mkdir -p "$root/bin" "$root/proc" "$root/dev" "$root/tmp"
for program; do
  file=$(readlink -f "$(command -v "$program")")
  cp "$file" "$root/bin/$program"
  ldd "$file" | grep -o '/[^ )]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
done
for tool in $(busybox --list); do [ -e "$root/bin/$tool" ] || ln -s busybox "$root/bin/$tool"; done
ln -sf dash "$root/bin/sh"
`;

/** Runs the script there, with processes and mounts of its own: ROOT */
const runThere = `
: >"$1/dev/null" && mount --bind /dev/null "$1/dev/null" && mount -t proc none "$1/proc" || exit 1
exec "$(command -v chroot)" "$1" /bin/busybox env -i PATH=/bin sh bench.sh --dir recording
`;

test('four programs recorded without Node.js, filed, and drawn in a review', { skip }, async (t) => {
  const root = temporaryFolder(t, blog);
  const bare = join(temporaryFolder(t), 'bare');
  mkdirSync(bare);
  const project = readProject(readProjectFiles(root).texts);
  const { plan, problems } = readPlan({ methodology: 'm', products: programs }, project, []);
  assert.ok(plan, JSON.stringify(problems));
  const labels = { campaign: 'bare', testbed: 'bench' };
  writeFileSync(join(bare, 'bench.sh'), benchScript(plan, labels).text);

  const made = spawnSync('sh', ['-c', makeRoot, 'sh', bare, ...needed], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const ran = spawnSync('unshare', ['-m', '-p', '-f', 'sh', '-c', runThere, 'sh', bare], {
    encoding: 'utf8',
  });
  assert.equal(ran.status, 0, ran.stderr);

  const archive = join(bare, 'recording.tar.gz');
  const filed = fileRecording(unpackArchive(archive, readFileSync(archive)), { root, project });
  assert.deepEqual(filed.problems, []);
  const composed = await composeAndTry({ root });
  assert.deepEqual(
    composed.problems.filter(({ severity }) => severity === 'error'),
    [],
  );
  const [{ data }] = composed.reviews[0].charts;
  assert.deepEqual(data.rows.map(({ product, summary }) => `${product} ${summary.n}`).sort(), [
    'bzip2 2',
    'gzip 2',
    'xz 2',
    'zstd 2',
  ]);
});
