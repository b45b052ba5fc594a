import { createServer } from 'node:net';
import { InputError } from '../model/inputError.js';

/**
 * The first port from this one on that nobody listens on. `localhost` is two addresses, and a browser may take either.
 *
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
  throw new InputError(`no free port from ${first} to ${first + 99}`, {
    hint: 'end one of the servers there',
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} also where the machine has no such address
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
