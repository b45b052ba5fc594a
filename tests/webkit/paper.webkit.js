import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { blogSite } from '../browser/blogFolders.js';
import { canRead, colouredPixels } from '../browser/readPdf.js';
import { serve } from '../browser/serve.js';
import { listen } from '../listen.js';
import { missingWebKit, startDisplay, webkitOn } from './openWebKit.js';

/* What WebKit puts on paper. Its driver cannot print: a window of its own does, by Python's bindings. */

const bindings = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
/** A Python of the system has them, one of the user's own may not. */
const python = ['python3', '/usr/bin/python3'].find((each) => spawnSync(each, ['-c', bindings]).status === 0);
const skip =
  missingWebKit() ??
  (python ? null : 'not installed: python3-gi and gir1.2-webkit2-4.1') ??
  (canRead ? null : 'not installed: poppler-utils') ??
  (existsSync(blogSite) ? false : 'no built site');

const folder = mkdtempSync(join(tmpdir(), 'benchfolio-paper-'));
const server = serve(blogSite);
/** @type {Awaited<ReturnType<typeof startDisplay>>} */
let on;
/** @type {string} */
let origin;
before(async () => {
  if (skip) return;
  origin = await listen(server);
  on = await startDisplay();
});
after(() => {
  on?.screen.kill();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const path of ['reviews/small-vm-storage/', 'reviews/capacity-scaling/'])
  test(`/${path} has its charts in colour on paper`, { skip }, async () => {
    const address = `${origin}/${path}`;
    const charts = (await (await fetch(address)).text()).split('<figure class="chart').length - 1;
    const file = join(folder, 'page.pdf');
    await print(address, file);
    const pages = colouredPixels(readFileSync(file));
    const coloured = pages.reduce((sum, each) => sum + each, 0);
    assert.ok(coloured > 250 * charts, `of ${charts} charts on ${pages.length} sheets: ${pages}`);
  });

/** @param {string} address @param {string} file */
async function print(address, file) {
  const script = join(import.meta.dirname, 'printPage.py');
  const printing = spawn(String(python), [script, address, file], {
    env: webkitOn(on.display),
    stdio: ['ignore', 'ignore', 'pipe'],
    // a page that never loads would be waited for without end
    timeout: 120_000,
  });
  let said = '';
  printing.stderr.on('data', (piece) => (said += piece));
  const status = await new Promise((resolve) => printing.once('close', resolve));
  assert.equal(status, 0, said);
}
