import { writeState } from './urlState.js';

/**
 * Steps to come back to are written at once, what is under way when it rests: browsers allow few writes a second. A gesture
 * writes over the entry that it made itself, and over no other.
 *
 * @param {AbortSignal} [signal]
 * @returns {import('../page.js').PageHooks['keep']}
 */
export function urlHistory(signal) {
  /** @type {{ timer: number, write: () => void } | null} */
  let later = null;
  /** Whose the newest entry is. @type {object | null} */
  let own = null;
  const rest = () => {
    if (!later) return null;
    clearTimeout(later.timer);
    const { write } = later;
    later = null;
    return write;
  };
  const left = () => {
    rest();
    own = null;
  };
  addEventListener('popstate', left, { signal });
  return (id, state, gesture) => {
    const before = rest();
    if (gesture && gesture === own) {
      const write = () => void writeState(id, state, true);
      later = { write, timer: Number(setTimeout(() => rest()?.(), 150)) };
    } else {
      before?.();
      if (writeState(id, state, false)) own = gesture ?? null;
    }
  };
}
