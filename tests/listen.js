import { once } from 'node:events';

/**
 * Opens a server of a test at a free port.
 *
 * @param {import('node:net').Server} server
 * @returns {Promise<string>} its address, without a slash at the end
 */
export async function listen(server) {
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${port}`;
}
