import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { writeTree } from '../../scripts/io/writeTree.js';
import { temporaryFolder, writeFiles } from './temporary.js';

const windows = process.platform === 'win32' && 'the fake Hugo needs a shell that reads its first line';
const oldSite = { 'public/index.html': 'old', 'public/page.html': 'old', 'public/stale.html': 'old' };

/**
 * @param {string} root
 * @param {{ where?: string, end?: string, text?: string, path?: string }} [how] `path`: where programs are looked for first
 */
function publishInChild(root, { where = '', end = '', text = 'new', path = '' } = {}) {
  const env = { ...process.env, FAKE_END: end, FAKE_TEXT: text, PATH: path + process.env.PATH };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'publishInChild.js'), root, where], {
    env,
    encoding: 'utf8',
  });
}

/** @param {string} root */
const site = (root) =>
  Object.fromEntries(
    readdirSync(join(root, 'public')).map((name) => [name, readFileSync(join(root, 'public', name), 'utf8')]),
  );

const whole = (/** @type {string} */ text) => ({ 'index.html': text, 'page.html': text });
const old = { ...whole('old'), 'stale.html': 'old' };

test('a new site takes the place of the old one as a whole', { skip: windows }, (t) => {
  const root = temporaryFolder(t, oldSite);
  const { status, stderr } = publishInChild(root);
  assert.equal(status, 0, stderr);
  assert.deepEqual(site(root), whole('new'), 'stale pages stayed, or new ones are missing');
  assert.deepEqual(readdirSync(root), ['public'], 'something was left behind');
});

test('the first site needs no old one', { skip: windows }, (t) => {
  const root = temporaryFolder(t);
  assert.equal(publishInChild(root).status, 0);
  assert.deepEqual(site(root), whole('new'));
});

test('a folder may have any name', { skip: windows }, (t) => {
  const root = join(temporaryFolder(t), `a 'b' "$c" \`d\` *`);
  mkdirSync(root);
  assert.equal(publishInChild(root).status, 0);
  assert.deepEqual(site(root), whole('new'));
});

for (const [what, how, message] of /** @type {[string, { where?: string, end?: string }, RegExp][]} */ ([
  ['Hugo complains', { end: 'broken' }, /^content\/reviews\/a\/index\.md:6: missing argument: name$/m],
  ['Hugo is ended by another', { end: 'ended' }, /hugo stopped with 137: .*ended by SIGKILL$/m],
  ['Hugo writes no home page', { end: 'silent' }, /the new site has no home page/],
  ['the new site is refused', { where: 'refusing' }, /^refused$/m],
])) {
  test(`the old site stays where ${what}`, { skip: windows }, (t) => {
    const root = temporaryFolder(t, oldSite);
    const { status, stderr } = publishInChild(root, how);
    assert.equal(status, 1);
    assert.match(stderr, message);
    assert.deepEqual(site(root), old);
    assert.deepEqual(readdirSync(root), ['public'], 'something was left behind');
  });
}

for (const [what, how] of /** @type {[string, { where?: string, end?: string }][]} */ ([
  ['while Hugo renders', { end: 'killed' }],
  ['while the new site is verified', { where: 'verifying' }],
])) {
  test(`the old site stays where the build is killed ${what}`, { skip: windows }, (t) => {
    const root = temporaryFolder(t, oldSite);
    assert.equal(publishInChild(root, how).signal, 'SIGKILL');
    assert.deepEqual(site(root), old);
    assertRecovers(root);
  });
}

test(
  'Hugo ends with a build that is killed, and the next build takes away what it left',
  { skip: windows },
  async (t) => {
    const root = temporaryFolder(t, oldSite);
    assert.equal(publishInChild(root, { end: 'orphan' }).signal, 'SIGKILL');
    assertRecovers(root);
    await wait(300);
    assert.deepEqual(readdirSync(root), ['public'], 'somebody still writes');
  },
);

test(
  'the old site comes back where the build is killed just before the new one is in its place',
  { skip: windows },
  (t) => {
    const root = temporaryFolder(t, oldSite);
    assert.equal(publishInChild(root, { where: '1' }).signal, 'SIGKILL');
    const { status } = publishInChild(root, { end: 'broken' });
    assert.equal(status, 1);
    assert.deepEqual(site(root), old, 'the next build, though it failed, did not put the old site back');
    assertRecovers(root);
  },
);

test(
  'the new site is whole where the build is killed just after it is in its place',
  { skip: windows },
  (t) => {
    const root = temporaryFolder(t, oldSite);
    assert.equal(publishInChild(root, { where: '2' }).signal, 'SIGKILL');
    assert.deepEqual(site(root), whole('new'));
    assertRecovers(root);
  },
);

/** Stands for `mv` of the coreutils 9.5, which not every system has. */
const exchangingMv = `#!/bin/sh
[ "$1 $2" = "--exchange --no-target-directory" ] || exit 1
/bin/mv "$3" "$3.x" && /bin/mv "$4" "$3" && /bin/mv "$3.x" "$4"
`;

test(
  'the sites change places in one step where the system can, and a kill after it is mended',
  { skip: windows },
  (t) => {
    const programs = temporaryFolder(t);
    writeFileSync(join(programs, 'mv'), exchangingMv, { mode: 0o755 });
    const root = temporaryFolder(t, oldSite);
    const path = `${programs}:`;
    assert.equal(publishInChild(root, { where: 'exchanged', path }).signal, 'SIGKILL');
    assert.deepEqual(site(root), whole('new'));
    assertRecovers(root);
    const { status, stderr } = publishInChild(root, { where: 'exchanging', text: 'last', path });
    assert.equal(status, 0, stderr);
    assert.deepEqual(site(root), whole('last'));
    assert.deepEqual(readdirSync(root), ['public'], 'the old site was left behind');
  },
);

test('two renames take the place of a step that the system cannot do', { skip: windows }, (t) => {
  const programs = temporaryFolder(t);
  writeFileSync(join(programs, 'mv'), '#!/bin/sh\necho "mv: unrecognized option" >&2; exit 1\n', {
    mode: 0o755,
  });
  const root = temporaryFolder(t, oldSite);
  assert.equal(publishInChild(root, { where: 'exchanging', path: `${programs}:` }).status, 0);
  assert.deepEqual(site(root), whole('new'));
  assert.deepEqual(readdirSync(root), ['public']);
});

/** @param {string} root */
function assertRecovers(root) {
  assert.equal(publishInChild(root, { text: 'newer' }).status, 0);
  assert.deepEqual(site(root), whole('newer'));
  assert.deepEqual(readdirSync(root), ['public'], 'the next build left something of the killed one');
}

test('a full disk leaves the old site and the old files whole', (t) => {
  const root = temporaryFolder(t);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', root], { encoding: 'utf8' });
  if (mounted.status !== 0)
    return t.skip(`no small disk can be had here, which takes root: ${mounted.stderr ?? 'no mount'}`);
  try {
    writeFiles(root, oldSite);
    const { status, stderr } = publishInChild(root, { end: 'full' });
    assert.equal(status, 1);
    assert.match(stderr, /ENOSPC/);
    assert.deepEqual(site(root), old);
    assert.deepEqual(readdirSync(root), ['public'], 'what filled the disk stayed');

    const files = new Map(Object.entries({ ...old, 'page.html': Buffer.alloc(2_000_000) }));
    const error = { name: 'InputError', message: /^the disk is full: / };
    assert.throws(() => writeTree(join(root, 'public'), files), error);
    assert.deepEqual(site(root), old);
  } finally {
    spawnSync('umount', [root]);
  }
});
