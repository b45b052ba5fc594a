import { besideProduct } from '../../../scripts/results/inspect/besideProduct.js';
import { notLoaded } from '../controls/notLoaded.js';
import { drawFileCharts, drawingReady } from './drawFileCharts.js';
import { dropZone } from './dropZone.js';
import { fileList } from './fileList.js';
import { siteProduct } from './siteProduct.js';
import { startLink } from './startLink.js';
import { valueTable } from './valueTable.js';
import { saveFile } from '../share/saveFile.js';

/** Of assets/js/inspect/readFiles.js; scripts/runtime/bundlePage.js writes it here. */
const published = String(process.env.INSPECT_WORKER);

/**
 * The page that shows what files hold: a worker reads them, and they are drawn like the charts of a review. Nothing is sent
 * anywhere.
 *
 * @param {string} address of the list of products of the site
 * @param {typeof import('../live/beforeLive.js').beforeLive} beforeLive of the loader, which has it already
 */
export async function inspectPage(address, beforeLive) {
  const status = find('status');
  const grouping = /** @type {HTMLSelectElement} */ (document.getElementById('inspect-grouping'));
  const worker = startWorker(status);
  drawingReady().catch(() => {}); // who draws asks again, and says so
  let gone = new AbortController();
  /** @type {Shown} */
  let shown = { inspected: { groups: [], charts: [] }, refused: [], record: null };
  const show = (/** @type {Partial<Shown>} */ change) => {
    gone.abort();
    gone = new AbortController();
    shown = { ...shown, ...change };
    return showFiles(shown, { beforeLive, signal: gone.signal });
  };

  const ask = (/** @type {{ name: string, file: Blob }[]} */ files, clear = false) =>
    worker.postMessage({ files, grouping: grouping.value, clear });

  dropZone(find('drop'), (files) => ask(files));
  grouping.addEventListener('change', () => ask([]));
  find('start').addEventListener('click', () => {
    status.textContent = 'Filing';
    worker.postMessage({ files: [], grouping: grouping.value, start: true });
  });
  find('clear').addEventListener('click', () => ask([], true));
  worker.addEventListener(
    'message',
    (/** @type {MessageEvent<import('./readFiles.js').Answer>} */ { data }) => {
      if ('reading' in data) status.textContent = readingWords(data);
      else if ('link' in data) share(data.link);
      else if ('started' in data) saveReview(data.started, status);
      else show(data);
    },
  );
  siteProduct(find('beside'), { address, status, show: (record) => show({ record }) });
  find('drop').hidden = false;
  const share = startLink({
    button: find('share'),
    status,
    pack: () => worker.postMessage({ files: [], share: true }),
    open: (files) => ask(files, true),
  });
}

/**
 * @typedef {object} Shown
 * @property {import('./readFiles.js').Inspected} inspected
 * @property {import('./readFiles.js').Refused[]} refused
 * @property {import('./siteProduct.js').CompareRecord | null} record of the product that stands beside the files
 *
 * @param {Shown} shown
 * @param {{ beforeLive: typeof import('../live/beforeLive.js').beforeLive, signal: AbortSignal }} page
 */
async function showFiles({ inspected: { groups, charts }, refused, record }, page) {
  const beside = record ? besideProduct(charts, record) : { charts, found: 0 };
  const files = new Set(groups.flatMap((group) => group.files)).size;
  const counts = { files, refused: refused.length, charts: charts.length };
  const words = [countWords(groups, counts), record && files > 0 ? besideWords(record, beside.found) : ''];
  find('status').textContent = words.filter(Boolean).join(' ');
  showActions(counts);
  const list = () => {
    find('files').replaceChildren(...fileList(groups, refused));
    find('values').replaceChildren(...valueTable(groups));
  };
  try {
    await drawFileCharts(find('charts'), beside.charts, { ...page, afterFirst: list });
  } catch (error) {
    console.info('charts are not drawn:', error);
    if (page.signal.aborted) return;
    list();
    notLoaded(find('charts'))();
  }
}

/** @param {import('./siteProduct.js').CompareRecord} record @param {number} found charts that have it */
const besideWords = ({ product }, found) =>
  found === 0
    ? `Nothing of ${product.name} was measured under the same parameters as your files.`
    : `${product.name} stands in ${found} of the charts.`;

/** @param {string} part @returns {HTMLElement} */
const find = (part) => /** @type {HTMLElement} */ (document.querySelector(`.inspect-${part}`));

/** What can be done with the files that are there. @param {{ files: number, refused: number, charts: number }} counts */
function showActions({ files, refused, charts }) {
  find('beside').hidden = charts === 0;
  find('clear').hidden = files + refused === 0;
  find('share').hidden = files === 0;
  find('start').hidden = charts === 0;
  find('choice').hidden = files < 2;
}

/** @param {{ reading: string, done: number, of: number, share?: number }} progress */
const readingWords = ({ reading, done, of, share }) =>
  `Reading ${reading} (${done + 1} of ${of})${share === undefined ? '' : `, ${Math.round(share * 100)}\u2009%`}`;

/** @param {HTMLElement} status */
function startWorker(status) {
  const worker = new Worker(new URL(published, import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    status.textContent = 'What reads files could not be loaded. Load the page again.';
  });
  return worker;
}

/**
 * @param {import('./readFiles.js').Inspected['groups']} groups
 * @param {{ files: number, refused: number, charts: number }} counts
 */
function countWords(groups, { files, refused, charts }) {
  const noted = groups.filter(({ warnings }) => warnings.length > 0).length;
  const some = (/** @type {number} */ count, /** @type {string} */ word) =>
    `${count} ${word}${count === 1 ? '' : 's'}`;
  if (files + refused === 0) return '';
  const unread = refused > 0 ? `, ${some(refused, 'file')} not understood` : '';
  const notes =
    noted > 0 ? ` ${noted === 1 ? 'One file has notes' : `${noted} files have notes`}: see below.` : '';
  return `${some(files, 'file')} read${unread}; ${some(charts, 'chart')}.${notes}`;
}

/**
 * Saves the archive of a review to begin with, and says how it goes on.
 *
 * @param {import('./startReview.js').StartedArchive} started
 * @param {HTMLElement} status
 */
function saveReview({ slug, zip, left }, status) {
  saveFile(`${slug}.zip`, new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  const leftOut = left.length > 0 ? ` Not in it: ${left.join('; ')}.` : '';
  status.textContent = `${slug}.zip is saved. Make a blog (npm create benchfolio my-blog), unpack it there and run npm start: the draft has these charts. Labels stand in place of the names of machines and people.${leftOut}`;
}
