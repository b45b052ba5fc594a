import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks at whether a page is still awaited: milliseconds. */
const pause = 30;

/**
 * Hands Hugo's live reload on to browsers, but not while a page is awaited: when Hugo has rendered one, it lets all others load again, and
 * the page from which its reader comes would break off the way there.
 *
 * @param {() => number | null} hugoPort
 * @param {() => boolean} isAwaited
 * @returns {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} for `upgrade`
 */
export const liveReloadFrom =
  (hugoPort, isAwaited) =>
  ({ url, rawHeaders }, socket, head) => {
    const hugo = connect({ port: hugoPort() ?? 0, host: '127.0.0.1' }, () => {
      const lines = rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `));
      hugo.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      hugo.write(head);
      socket.pipe(hugo);
    });
    hugo.on('data', async (piece) => {
      hugo.pause();
      while (isAwaited()) await wait(pause);
      socket.write(piece);
      hugo.resume();
    });
    hugo.on('close', () => socket.destroy()).on('error', () => socket.destroy());
    socket.on('close', () => hugo.destroy()).on('error', () => hugo.destroy());
  };
