import { ownProduct } from '../../../scripts/model/ownProduct.js';
import { ownPanel } from './ownPanel.js';

/**
 * Reads a reader's files, draws what is in them and says what became of them.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('../../../scripts/results/runs/ownResults.js').OwnResults} OwnResults
 *
 * @param {LiveChart} chart
 * @param {() => void} remove
 */
export function takeFiles(chart, remove) {
  const area = /** @type {HTMLElement} */ (chart.figure.querySelector('.chart-drawing'));
  const panel = ownPanel(area, remove);
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
      const said = 'own' in answer ? drawn(chart, answer.own) : refused(answer);
      panel.say(said.title, said.lines, said.isDrawn);
      chart.page.announce([said.title, ...said.lines].join('. '));
    },
  };
}

/** @param {LiveChart} chart @param {OwnResults} own */
function drawn(chart, own) {
  const before = chart.state().x;
  const isDrawn = chart.drawOwn(own) || (chart.choose({ x: 'time' }), chart.drawOwn(own));
  if (!isDrawn) {
    chart.choose({ x: before });
    const words = 'This chart is drawn over a share of the capacity, which the file does not tell.';
    return { isDrawn, title: `Not drawn: ${own.words}`, lines: [words] };
  }
  const count = own.missing.length;
  const missing = count > 2 ? [`${count} other values of this chart are not in the file.`] : count ? [`Not in the file: ${own.missing.join('; ')}.`] : []; // prettier-ignore
  const kept = 'It stays on your machine: nothing is sent, and the address does not keep it.';
  return { isDrawn, title: `Drawn as “${ownProduct.name}”: ${own.words}`, lines: [...missing, kept] };
}

/** @param {{ refused: string, hint: string | null }} answer */
function refused({ refused: title, hint }) {
  const sentence = (/** @type {string} */ text) => `${text[0].toUpperCase()}${text.slice(1)}`;
  return { isDrawn: false, title: sentence(title), lines: hint ? [`${sentence(hint)}.`] : [] };
}

/** Of assets/js/own/readOwn.js; scripts/runtime/bundlePage.js writes it here. */
const published = String(process.env.OWN_WORKER);

/** Seconds after which a file is given up: long logs take two. */
const patience = 30;

/**
 * Has the reader's files read in a worker, which is fetched only now and ended afterwards, whatever became of it.
 *
 * @param {import('./readOwn.js').Question} question
 * @returns {Promise<import('./readOwn.js').Answer>}
 */
function readInWorker(question) {
  const worker = new Worker(new URL(published, import.meta.url), { type: 'module' });
  return new Promise((/** @type {(answer: import('./readOwn.js').Answer) => void} */ done) => {
    const refuse = (/** @type {string} */ refused) => done({ refused, hint: null });
    setTimeout(() => refuse(`reading took more than ${patience} seconds`), patience * 1000);
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => refuse('what reads files could not be loaded');
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
