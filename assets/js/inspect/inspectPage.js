import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { fontsLoaded } from '../draw/pageFont.js';
import { breath } from '../live/breath.js';
import { madeFigure } from '../live/madeFigure.js';
import { startPage } from '../page.js';
import { dropZone } from './dropZone.js';
import { fileList } from './fileList.js';
import { saveReview } from './saveReview.js';
import { startLink } from './startLink.js';
import { valueTable } from './valueTable.js';

/** Of assets/js/inspect/readFiles.js; scripts/runtime/bundlePage.js writes it here. */
const published = String(process.env.INSPECT_WORKER);

/**
 * The page that shows what files hold: a worker reads them, and they are drawn like the charts of a review. Nothing is sent
 * anywhere.
 *
 * @param {typeof import('../live/beforeLive.js').beforeLive} beforeLive of the loader, which has it already
 */
export async function inspectPage(beforeLive) {
  const [status, list, charts, values] = ['status', 'files', 'charts', 'values'].map(find);
  const grouping = /** @type {HTMLSelectElement} */ (document.getElementById('inspect-grouping'));
  const worker = startWorker(status);
  let gone = new AbortController();

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
      if ('reading' in data) status.textContent = `Reading ${data.reading} (${data.done + 1} of ${data.of})`;
      else if ('link' in data) share(data.link);
      else if ('started' in data) saveReview(data.started, status);
      else show(data.inspected, data.refused);
    },
  );
  find('drop').hidden = false;
  const share = startLink({
    button: find('share'),
    status,
    pack: () => worker.postMessage({ files: [], share: true }),
    open: (files) => ask(files, true),
  });

  /**
   * @param {import('./readFiles.js').Inspected} inspected
   * @param {import('./readFiles.js').Refused[]} refused
   */
  async function show({ groups, charts: drawn }, refused) {
    gone.abort();
    const { signal } = (gone = new AbortController());
    const files = groups.reduce((sum, group) => sum + group.files.length, 0);
    status.textContent = countWords({ groups, files, refused: refused.length, charts: drawn.length });
    showActions({ files, refused: refused.length, charts: drawn.length });
    list.replaceChildren(...fileList(groups, refused));
    values.replaceChildren(...valueTable(groups));
    charts.replaceChildren();
    await Promise.all([fontsLoaded(), loadKinds(drawn.map(({ kind }) => kind))]);
    for (const data of drawn) {
      const figure = await inPieces(madeFigure({ data, title: [data.title], name: data.title }), signal);
      if (!figure) return;
      charts.append(figure);
    }
    const figures = /** @type {HTMLElement[]} */ ([...charts.querySelectorAll('figure.chart')]);
    const live = await startPage(
      figures,
      { charts: Object.fromEntries(drawn.map((data) => [data.id, data])), others: '' },
      { early: beforeLive(figures), signal },
    );
    for (const figure of figures) {
      await breath();
      if (signal.aborted) return;
      live.mount(figure.id);
      figure.classList.add('is-laid-out');
    }
  }
}

/** @param {string} part @returns {HTMLElement} */
const find = (part) => /** @type {HTMLElement} */ (document.querySelector(`.inspect-${part}`));

/** What can be done with the files that are there. @param {{ files: number, refused: number, charts: number }} counts */
function showActions({ files, refused, charts }) {
  for (const each of [find('clear'), find('share')]) each.hidden = files + refused === 0;
  find('start').hidden = charts === 0;
  find('choice').hidden = files < 2;
}

/** @param {HTMLElement} status */
function startWorker(status) {
  const worker = new Worker(new URL(published, import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    status.textContent = 'What reads files could not be loaded. Load the page again.';
  });
  return worker;
}

/**
 * @template T
 * @param {Generator<void, T>} steps
 * @param {AbortSignal} signal
 * @returns {Promise<T | null>} `null` where something newer is shown by now
 */
async function inPieces(steps, signal) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breath();
    if (signal.aborted) return null;
  }
}

/** @param {{ groups: import('./readFiles.js').Inspected['groups'], files: number, refused: number, charts: number }} counts */
function countWords({ groups, files, refused, charts }) {
  const noted = groups.filter(({ warnings }) => warnings.length > 0).length;
  const some = (/** @type {number} */ count, /** @type {string} */ word) =>
    `${count} ${word}${count === 1 ? '' : 's'}`;
  if (files + refused === 0) return '';
  const unread = refused > 0 ? `, ${some(refused, 'file')} not understood` : '';
  const notes =
    noted > 0 ? ` ${noted === 1 ? 'One of them has notes' : `${noted} of them have notes`}: see below.` : '';
  return `${some(files, 'file')} read${unread}; ${some(charts, 'chart')}.${notes}`;
}
