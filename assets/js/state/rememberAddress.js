/** Milliseconds between two changes: Safari refuses more than 100 in ten seconds with an exception. */
const rest = 250;

let last = -Infinity;
/** @type {{ timer: number, address: string } | null} */
let waiting = null;

/**
 * Keeps what a reader chose in the page's address: at once, and while somebody types as often as browsers allow. An address that
 * cannot be kept is no reason to stop.
 *
 * @param {string} address relative to the page, as `history.replaceState` takes it
 */
export function rememberAddress(address) {
  if (waiting) clearTimeout(waiting.timer);
  const pause = last + rest - performance.now();
  if (pause <= 0) return write(address);
  waiting = { address, timer: Number(setTimeout(() => write(address), pause)) };
}

/** @param {string} address */
function write(address) {
  waiting = null;
  // a page begins with the address that it has: what a reader then chooses need not rest
  if (new URL(address, location.href).href === location.href) return;
  last = performance.now();
  try {
    history.replaceState(history.state, '', address);
  } catch {
    rememberAddress(address);
  }
}
