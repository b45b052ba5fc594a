import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/program.js';
import { temporaryFolder } from '../io/temporary.js';

/*
 * Campaigns from end to end: recorded by the script in a root folder that has dash, BusyBox and the tools alone, then added to a blog,
 * and built into a review.
 */

const programs = ['gzip', 'bzip2', 'xz', 'zstd'];

/** Emulated: fio over a file, held to so many reads a second. */
const drives = { slow: 500, middling: 1000, fast: 2000 };

/**
 * @typedef {{ methodology: string, products: Record<string, string>, tools: string[], metric: string, shown: RegExp }} Campaign `shown`: in
 *   the review, in words
 *
 * @type {Record<string, Campaign>}
 */
const campaigns = {
  'four command-line programs': {
    methodology: `[targets.program]
setup = "head -c 200000 /bin/busybox >input"
[tests.bare]
title = "Packing"
tool = "hyperfine"
before = "! command -v node"
command = "hyperfine --runs 1 --style none --command-name call --export-json {out}.json '{program} -c input >output'"
runs = 2
[[tests.bare.results]]
metric = "duration"
definition = "elapsed time of the call"
`,
    products: Object.fromEntries(
      programs.map((name) => [
        name,
        `kind = "software"\nname = "${name}"\n[target]\nkind = "program"\nprogram = "${name}"\n`,
      ]),
    ),
    tools: ['hyperfine', ...programs],
    metric: 'duration',
    shown: /Packing\. .*gzip/,
  },
  'three emulated drives': {
    methodology: `[targets.file]
setup = "fio --name=layout --filename=target --size={size} --rw=write --bs=1m --ioengine=psync --thread"
[tests.bare]
title = "Small reads"
tool = "fio"
before = "! command -v node"
command = """
fio --name=reads --filename=target --size={size} --rw=randread --bs=4k --ioengine=psync --thread --rate_iops={rate} \\
  --runtime=300ms --time_based --output-format=json --output={out}.json
"""
runs = 2
[[tests.bare.results]]
metric = "iops"
operation = "read"
definition = "reads completed / elapsed time"
`,
    products: Object.fromEntries(
      Object.entries(drives).map(([name, rate]) => [
        name,
        `kind = "drive"\nname = "${name}"\nemulated = true\n[target]\nkind = "file"\nsize = 4194304\nrate = ${rate}\n`,
      ]),
    ),
    tools: ['fio'],
    metric: 'iops',
    shown: /Small reads\. .*fast.*middling.*slow/,
  },
};

/** @param {Campaign} campaign */
const blogOf = ({ methodology, products, metric }) => ({
  'config.toml': 'baseURL = "https://bench.example/"\ntitle = "Bench"\n',
  'data/methodologies/m/methodology.toml': `title = "M"\n[calm]\nrest = "0 s"\n${methodology}`,
  ...Object.fromEntries(Object.entries(products).map(([name, text]) => [`data/products/${name}.toml`, text])),
  'data/testbeds/bench.toml': 'title = "Bench"\n',
  'content/reviews/bare/index.md': `+++
title = "Recorded elsewhere"
date = 2026-11-22
methodology = "m"
testbed = "bench"
products = ${JSON.stringify(Object.keys(products))}
+++

\`\`\`chart {#bare}
kind = "bar"
test = "bare"
metric = "${metric}"
\`\`\`
`,
});

const mayChange = spawnSync('unshare', ['-m', '-p', '-f', 'chroot', '/', 'true']).status === 0;

/** Why this machine cannot try it. @param {string[]} needed */
function reasonToSkip(needed) {
  const absent = needed.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  return absent.length > 0
    ? `not installed: ${absent.join(', ')}`
    : !mayChange && 'needs the right to change the root folder';
}

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

for (const [name, campaign] of Object.entries(campaigns)) {
  const needed = ['busybox', 'dash', ...campaign.tools];
  test(
    `${name} recorded without Node.js, added, and built into a review`,
    { skip: reasonToSkip(needed) },
    (t) => {
      const root = temporaryFolder(t, blogOf(campaign));
      const bare = join(temporaryFolder(t), 'bare');
      mkdirSync(bare);
      const products = Object.keys(campaign.products);
      const labels = ['--campaign', 'bare', '--testbed', 'bench'];
      writeFileSync(join(bare, 'bench.sh'), benchfolio(root, 'record', ...products, ...labels, '--script'));

      run('sh', ['-c', makeRoot, 'sh', bare, ...needed], root);
      assert.equal(existsSync(join(bare, 'bin/node')), false);
      run('unshare', ['-m', '-p', '-f', 'sh', '-c', runThere, 'sh', bare], root);

      const filed = benchfolio(root, 'add', join(bare, 'recording.tar.gz'));
      for (const product of products)
        assert.match(filed, new RegExp(`filed 2 in data/raw/${product}/bare/bare`));
      benchfolio(root, 'build');
      const page = readFileSync(join(root, 'public/reviews/bare/index.html'), 'utf8');
      assert.match(page, campaign.shown);
      const numbers = readFileSync(join(root, 'public/charts/bare/bare.csv'), 'utf8');
      for (const product of products) assert.ok(numbers.includes(product), numbers);
    },
  );
}

/** @param {string} root @param {string[]} args @returns {string} what it printed */
const benchfolio = (root, ...args) =>
  run(process.execPath, [join(programFolder, 'scripts/command/benchfolio.js'), ...args], root);

/** @param {string} program @param {string[]} args @param {string} cwd @returns {string} */
function run(program, args, cwd) {
  const { stdout, stderr, status } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  assert.equal(status, 0, `${args.join(' ').slice(0, 200)}\n${stdout}${stderr}`);
  return stdout;
}
