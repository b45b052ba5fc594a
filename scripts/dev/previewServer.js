import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { liveReloadFrom } from './liveReload.js';

/**
 * @typedef {object} Site
 * @property {(pathname: string) => { type: string, content: Buffer } | null} plainFile
 * @property {(address: string, review: string) => Promise<void>} ask for a page that Hugo has not rendered yet; `review`: its folder, or ''
 *
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer
 */

/** How long a page may take until its reader is told: milliseconds. */
const patience = 60_000;

/** How long the further pages of a list may take after its first, if there are such: milliseconds. */
const listPatience = 5000;

/** Between two looks at whether Hugo is there, or has rendered a page: milliseconds. */
const pause = 30;

/** A browser that is given a page leaves the one before: milliseconds. */
const leaving = 200;

/** What `layouts/_partials/preview/later.html` says of a page that Hugo has not rendered yet. */
const later = /<meta name="?later"? content="?([^">]*)"?>/;
const laterWithin = 2000;

/**
 * What a browser talks to in live preview: it hands out plain files itself, asks Hugo for pages, and waits where Hugo is starting
 * or has not rendered a page yet.
 *
 * @param {{ port: number, hugoPort: () => number | null }} ports `hugoPort`: of the Hugo that is there, or comes
 * @param {Site} site
 * @returns {Promise<() => Promise<void>>} ends it
 */
export function startPreviewServer({ port, hugoPort }, { plainFile, ask }) {
  const askHugo = (
    /** @type {string} */ path,
    /** @type {import('node:http').IncomingHttpHeaders} */ headers,
  ) => answerOf(hugoPort, { path, headers });

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers */
  async function pageAt(path, headers) {
    const address = path.replace(/(?:index\.html)?(?:\?.*)?$/, '');
    let isAsked = false;
    for (const ends = Date.now() + patience; ;) {
      const answer = await askHugo(path, headers);
      const [, review] = later.exec(answer.body.subarray(0, laterWithin).toString()) ?? [];
      if (review === undefined || Date.now() > ends) return answer;
      if (!isAsked) await ask(address, review);
      isAsked = true;
      await wait(pause);
    }
  }

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers */
  async function find(path, headers) {
    const answer = await pageAt(path, headers);
    const [, list] = /^(.*\/)page\/\d+\/$/.exec(path) ?? [];
    if (answer.status !== 404 || list === undefined) return answer;
    await pageAt(list, headers);
    return furtherPage(() => askHugo(path, headers));
  }

  /** Pages that somebody waits for. */
  let awaited = 0;
  const server = createServer(async ({ url = '/', headers, method }, response) => {
    awaited++;
    response.once('close', () => setTimeout(() => awaited--, leaving));
    try {
      const file = plainFile(url.split('?')[0]);
      if (file)
        return response
          .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' })
          .end(file.content);
      const answer = await find(url, fresh(headers));
      response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
    } catch {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(notThere);
    }
  });
  server.on(
    'upgrade',
    liveReloadFrom(hugoPort, () => awaited > 0),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((closed) => server.close(() => closed()));
      }),
    );
  });
}

/**
 * Hugo renders the further pages of a list after its first.
 *
 * @param {() => Promise<Answer>} askHugo
 */
async function furtherPage(askHugo) {
  for (const ends = Date.now() + listPatience; ;) {
    const answer = await askHugo();
    if (answer.status !== 404 || Date.now() > ends) return answer;
    await wait(pause);
  }
}

/** A browser that kept a page would keep the first of two within a second. @param {import('node:http').IncomingHttpHeaders} headers */
function fresh({ 'if-modified-since': _, 'if-none-match': __, ...headers }) {
  return headers;
}

/**
 * Waits until somebody listens there.
 *
 * @param {() => number | null} hugoPort
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<Answer>}
 */
async function answerOf(hugoPort, options) {
  for (const ends = Date.now() + patience; ;) {
    try {
      const port = hugoPort();
      if (port === null) throw new Error('Hugo is not there yet');
      return await answerOnce({ ...options, host: '127.0.0.1', port });
    } catch (error) {
      if (Date.now() > ends) throw error;
      await wait(pause);
    }
  }
}

/** @param {import('node:http').RequestOptions} options @returns {Promise<Answer>} */
const answerOnce = (options) =>
  new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      /** @type {Buffer[]} */
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          headers: withoutTransport(response.headers),
          body: Buffer.concat(pieces),
        }),
      );
    });
    asked.on('error', reject).end();
  });

/** @param {import('node:http').IncomingHttpHeaders} headers */
function withoutTransport({ connection: _, 'transfer-encoding': __, ...headers }) {
  return headers;
}

const notThere = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Preview</title>
<p>The site is not there yet: the terminal says why. This page loads itself again.</p></html>`;
