import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../listen.js';
import { test } from './keptPage.js';
import { serve } from './serve.js';

/**
 * A folder that is made, and served at an origin of its own, before the first test of a group, and gone after the last one.
 *
 * @param {(folder: string) => Promise<unknown>} write
 * @param {{ site?: string }} [options] `site`: the folder within it that is served
 * @returns {{ folder: string, origin: string }} filled before the tests
 */
export function servedFolder(write, { site = '' } = {}) {
  const served = { folder: '', origin: '' };
  /** @type {import('node:http').Server} */
  let server;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    served.folder = mkdtempSync(join(tmpdir(), 'served-'));
    await write(served.folder);
    server = serve(join(served.folder, site));
    served.origin = await listen(server);
  });
  test.afterAll(() => {
    server?.close();
    rmSync(served.folder, { recursive: true, force: true });
  });
  return served;
}
