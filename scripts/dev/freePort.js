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
 * A port that nobody looks for by its number, as the system gives them away.
 *
 * @returns {Promise<number>}
 */
export const someFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * @param {string} text as given
 * @returns {Promise<number>}
 * @throws {InputError} where it is no port, or somebody listens there
 */
export async function chosenPort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535)
    throw new InputError(`not a port: ${text}`, { hint: 'a whole number from 1 to 65535' });
  if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  throw new InputError(`another program listens on port ${port}`, {
    hint: 'choose another port, or leave out --port',
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
