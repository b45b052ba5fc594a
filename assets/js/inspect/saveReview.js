import { saveFile } from '../share/saveFile.js';

/**
 * Saves the archive of a review to begin with, and says how it goes on.
 *
 * @param {import('./startReview.js').StartedArchive} started
 * @param {HTMLElement} status
 */
export function saveReview({ slug, zip, left }, status) {
  saveFile(`${slug}.zip`, new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  const leftOut = left.length > 0 ? ` Not in it: ${left.join('; ')}.` : '';
  status.textContent = `${slug}.zip is saved. Make a blog (npm create benchfolio my-blog), unpack it there and run npm start: the draft has these charts. Labels stand in place of the names of machines and people.${leftOut}`;
}
