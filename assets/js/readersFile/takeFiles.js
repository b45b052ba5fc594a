import { readersMachine } from '../../../scripts/model/readersMachine.js';
import { filePanel } from './filePanel.js';

/**
 * Reads a reader's files, draws what is in them and says what became of them.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('../../../scripts/results/runs/readersResults.js').ReadersResults} ReadersResults
 *
 * @param {LiveChart} chart
 * @param {() => void} remove
 */
export function takeFiles(chart, remove) {
  const area = /** @type {HTMLElement} */ (chart.figure.querySelector('.chart-drawing'));
  const panel = filePanel(area, remove);
  let latest = 0;
  return {
    hide: panel.hide,
    async read(/** @type {File[]} */ files) {
      const turn = (latest += 1);
      const { kind, metric, rows, series } = chart.data;
      panel.say('Reading your file', []);
      const all = files.map((file) => ({ name: file.name, file }));
      const answer = await readInWorker({ files: all, chart: { kind, metric, rows, series } });
      // others were given meanwhile
      if (turn !== latest) return;
      const said = 'results' in answer ? drawn(chart, answer.results) : refused(answer);
      panel.say(said.title, said.lines, said.isDrawn);
      chart.page.announce([said.title, ...said.lines].join('. '));
    },
  };
}

/** @param {LiveChart} chart @param {ReadersResults} results */
function drawn(chart, results) {
  const before = chart.state().x;
  const isDrawn =
    chart.drawReadersResults(results) || (chart.choose({ x: 'time' }), chart.drawReadersResults(results));
  if (!isDrawn) {
    chart.choose({ x: before });
    const words = 'This chart is drawn over a share of the capacity, which the file does not tell.';
    return { isDrawn, title: `Not drawn: ${results.words}`, lines: [words] };
  }
  const count = results.missing.length;
  const missing = count > 2 ? [`${count} other values of this chart are not in the file.`] : count ? [`Not in the file: ${results.missing.join('; ')}.`] : []; // prettier-ignore
  const kept = 'It stays on your machine: nothing is sent, and the address does not keep it.';
  return { isDrawn, title: `Drawn as “${readersMachine.name}”: ${results.words}`, lines: [...missing, kept] };
}

/** @param {{ refused: string, hint: string | null }} answer */
function refused({ refused: title, hint }) {
  const sentence = (/** @type {string} */ text) => `${text[0].toUpperCase()}${text.slice(1)}`;
  return { isDrawn: false, title: sentence(title), lines: hint ? [`${sentence(hint)}.`] : [] };
}

/** Of assets/js/readersFile/readersFileWorker.js; scripts/runtime/bundlePage.js writes it here. */
const published = String(process.env.OWN_WORKER);

/** Seconds after which a file is given up: long logs take two. */
const patience = 30;

/**
 * Has the reader's files read in a worker, which is fetched only now and ended afterwards, whatever became of it.
 *
 * @param {import('./readersFileWorker.js').Question} question
 * @returns {Promise<import('./readersFileWorker.js').Answer>}
 */
function readInWorker(question) {
  const worker = new Worker(new URL(published, import.meta.url), { type: 'module' });
  return new Promise((/** @type {(answer: import('./readersFileWorker.js').Answer) => void} */ done) => {
    const refuse = (/** @type {string} */ refused) => done({ refused, hint: null });
    setTimeout(() => refuse(`reading took more than ${patience} seconds`), patience * 1000);
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => refuse('what reads files could not be loaded');
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
