import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../io/listFiles.js';
import { writeTree } from '../io/writeTree.js';
import { writeAtomic } from '../io/writeAtomic.js';
import { programFolder, programOptions } from '../model/lib/program.js';
import { referencePages } from '../model/lib/referencePages.js';

/*
 * The documentation and the writing reference, in the preview of every blog. They are a small blog of the program's own, with the data
 * that the reference shows, built below `.build/handbook` and served as plain files: the blog's own data stay apart.
 */

const folder = '.build/handbook';

/** A build puts a new folder in the place of the old one: it is served from a copy. */
const served = `${folder}/served`;

const recorded = [
  'virtual-disk',
  'virtual-disk-buffered',
  'loop-device',
  'tmpfs',
  'emulated-small-cache',
  'emulated-folding',
];

/** What of the program it is made of; `files` in package.json has the same. */
const handbookParts = [
  'content/docs',
  ...referencePages.map((page) => `content/${page}`),
  'data/format.toml',
  'data/methodologies/vm-storage-v1',
  'data/testbeds/small-vm.toml',
  ...recorded.flatMap((product) => [`data/products/${product}.toml`, `data/raw/${product}/2026-11`]),
];

const settings = `baseURL = "http://localhost/handbook/"
title = "Benchfolio"
[params]
  description = "The documentation of the version that this blog uses."
[[menus.main]]
  name = "Documentation"
  pageRef = "/docs"
  weight = 1
[[menus.main]]
  name = "Writing reference"
  pageRef = "/reference"
  weight = 2
[[menus.main]]
  name = "Chart kinds"
  pageRef = "/chart-kinds"
  weight = 3
[[menus.main]]
  name = "Formats"
  pageRef = "/formats"
  weight = 4
`;

/** Where a preview finds it; its pages are at their usual addresses too. */
export const handbookFolders = ['handbook', 'docs', ...referencePages].map((target) => ({
  source: target === 'handbook' ? served : `${served}/${target}`,
  target,
}));

/**
 * What stands at the addresses of its pages while it is built for the first time.
 *
 * @param {string} pathname of an address
 * @returns {{ type: string, content: Buffer } | null} `null` where it has no page
 */
export function handbookAwaited(pathname) {
  const isPage = handbookFolders.some(({ target }) => pathname.startsWith(`/${target}/`));
  return isPage && /\/(?:[^./]*|index\.html)$/.test(pathname) ? awaited : null;
}

const awaited = {
  type: 'text/html; charset=utf-8',
  content:
    Buffer.from(`<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Documentation</title>
<p>The documentation is being built, which takes some seconds. This page loads itself again.</p></html>`),
};

/**
 * Builds it beside the preview. What has not changed since the last time is not built again.
 *
 * @param {string} root of the blog
 * @returns {{ built: Promise<boolean>, stop: () => void }} `built`: whether it is there
 */
export function buildHandbook(root) {
  const place = join(root, folder);
  for (const part of ['content', 'data']) rmSync(join(place, part), { recursive: true, force: true });
  for (const part of handbookParts.filter((each) => existsSync(join(programFolder, each))))
    cpSync(join(programFolder, part), join(place, part), { recursive: true });
  writeAtomic(join(place, 'config.toml'), settings);
  const child = spawn(
    process.execPath,
    [join(programFolder, 'scripts/build.js')],
    programOptions({ cwd: place, stdio: 'ignore' }),
  );
  const built = new Promise((resolve) => {
    child.once('close', (code) => {
      if (code === 0) takeOver(place, join(root, served));
      resolve(code === 0);
    });
    child.once('error', () => resolve(false));
  });
  return { built, stop: () => child.kill() };
}

/**
 * @param {string} place where it was built
 * @param {string} copy
 */
function takeOver(place, copy) {
  const site = join(place, 'public');
  writeTree(copy, new Map(listFiles(site).map((path) => [path, readFileSync(join(site, path))])));
}
