import { beforeLive } from './live/beforeLive.js';
import { fetchTogether } from './live/fetchTogether.js';
import { firstPaint } from './live/firstPaint.js';

/* The pages of tools begin with this: readers of reviews do not load what fetches a comparison or the finder. */

/** All that comparisons are drawn with; scripts/runtime/bundlePage.js writes it. */
const compareScripts = /** @type {string[]} */ (/** @type {unknown} */ (process.env.COMPARE_SCRIPTS));

const { compare, catalogue, find, inspect } =
  /** @type {HTMLElement | null} */ (
    document.querySelector(
      'script[data-compare], script[data-catalogue], script[data-find], script[data-inspect]',
    )
  )?.dataset ?? {};

/**
 * Says on the page, and in the console with the error, that the script of its tool could not be loaded.
 *
 * @param {string} status selector of the tool's status
 * @param {string} tool what it is to readers
 * @returns {(error: unknown) => void}
 */
function notLoaded(status, tool) {
  return (error) => {
    const text = `${tool} could not be loaded.`;
    console.info(text, error);
    const place = document.querySelector(status);
    if (place) place.textContent = `${text} Load the page again.`;
  };
}

if (compare) {
  firstPaint()
    .then(() => {
      fetchTogether(compareScripts);
      return import('./compare/comparePage.js');
    })
    .then(({ comparePage }) => comparePage(compare, beforeLive))
    .catch(notLoaded('.compare-status', 'What compares products'));
}
if (catalogue) {
  import('./catalogue/cataloguePage.js')
    .then(({ cataloguePage }) => cataloguePage(catalogue))
    .catch((error) => console.info('the table stays as written:', error));
}
if (find) {
  import('./find/findPage.js')
    .then(({ findPage }) => findPage(find))
    .catch(notLoaded('.find-status', 'The finder'));
}
if (inspect) {
  import('./inspect/inspectPage.js')
    .then(({ inspectPage }) => inspectPage(inspect, beforeLive))
    .catch(notLoaded('.inspect-status', 'What reads files'));
}
