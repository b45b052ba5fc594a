/** @type {{ timer: number, address: string } | null} */
let waiting = null;

/**
 * Keeps what a reader chose in the page's address, once typing rests: Safari refuses more than 100 changes in ten seconds with an
 * exception. An address that cannot be kept is no reason to stop.
 *
 * @param {string} address relative to the page, as `history.replaceState` takes it
 */
export function rememberAddress(address) {
  if (waiting) clearTimeout(waiting.timer);
  waiting = { address, timer: Number(setTimeout(write, 250)) };
}

function write() {
  if (!waiting) return;
  const { address, timer } = waiting;
  clearTimeout(timer);
  waiting = null;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    rememberAddress(address);
  }
}

// who reloads at once finds the choice too
addEventListener('pagehide', write);
