import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '../../scripts/dev/freePort.js';
import { blogSource } from './blogFolders.js';
import { writeFiles } from '../io/temporary.js';

const project = join(import.meta.dirname, '../..');

/** No review of the blog is followed, so that all is drawn soon. @param {string} path */
const isPreviewed = (path) => !/^content.reviews.(?!_index)/.test(relative(blogSource, path));

/**
 * `npm start` over the data of the frozen blog and a few files of its own.
 *
 * @param {Record<string, string>} files texts by path
 * @returns {Promise<{ url: string, write: (path: string, text: string) => void, stop: () => Promise<void> }>}
 */
export async function startPreview(files) {
  const root = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync(blogSource, root, { recursive: true, filter: isPreviewed });
  const write = (/** @type {string} */ path, /** @type {string} */ text) =>
    writeFiles(root, { [path]: text });
  // the documentation takes longer to build than all else: livePreview.test.js has it, and here it cannot be
  writeFiles(root, { ...files, '.build/handbook/layouts': 'no folder' });
  // tests of Node's runner, which run beside, start previews at the usual port
  const port = await freePort(1413);
  const child = spawn(process.execPath, [join(project, 'scripts/dev.js'), '--port', `${port}`], {
    cwd: root,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ piece) => {
      output += piece;
      const [, address] = /^(http:\/\/localhost:\d+\/)$/m.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`the preview ended: ${output}`)));
  });
  await answers(url).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, write, stop };
}

/** The address is said before the server listens there. @param {string} address */
async function answers(address) {
  const ends = Date.now() + 30_000;
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (Date.now() > ends) throw new Error(`the preview does not answer: ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
