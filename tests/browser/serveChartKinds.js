import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programFolder } from '../../scripts/model/lib/program.js';
import { typical } from '../charts/fixtures.js';
import { serve } from './serve.js';

/*
 * `node tests/browser/serveChartKinds.js PORT`: pages with a chart of each kind, for the tests of chartKindsPage.js. They are written when the first
 * test asks for one, so that every worker shares them and other tests do not wait.
 */

/** What is drawn over time has a page of its own too, so have a few kinds and each chart: a small page opens sooner. @type {Record<string, typeof typical>} */
export const kindsPages = {
  'kinds/': typical,
  'timelines/': typical.filter(({ kind }) => /^(?:timeline|trace|frame-times)$/.test(kind)),
  'together/': typical.filter(({ kind }) => /^(?:percentiles|scaling|latency-throughput)$/.test(kind)),
  'several/': typical.filter(({ kind }) => /^(?:bar|sweep|heatmap|value)$/.test(kind)),
  ...Object.fromEntries(typical.map((each) => [`${each.kind}-${each.name}/`, [each]])),
};

/** @param {string} folder @returns {import('node:http').Server} */
function serveChartKinds(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Charts</title>');
  const server = serve(folder);
  const [answer] = server.listeners('request');
  /** @type {Promise<unknown> | undefined} */
  let written;
  server.removeAllListeners('request').on('request', async (request, response) => {
    if (request.url !== '/') await (written ??= writePages(folder));
    answer.call(server, request, response);
  });
  return server;
}

/** What draws is loaded late too. @param {string} folder */
async function writePages(folder) {
  const { writeChartSite } = await import('./chartSite.js');
  return writeChartSite(folder, kindsPages);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  serveChartKinds(join(programFolder, '.build/kinds')).listen(Number(process.argv[2]), 'localhost');
