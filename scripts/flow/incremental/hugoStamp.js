import { fileStamp } from '../../io/fingerprint.js';
import { hugoSays } from '../../setup/findHugo.js';

/**
 * What tells one Hugo from another: what it says of itself. Where it lies, and when it was put there, changes no page.
 *
 * @param {string} hugo the program
 * @returns {string}
 */
export const hugoStamp = (hugo) => hugoSays(hugo) ?? fileStamp(hugo);
