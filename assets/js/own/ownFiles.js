import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { ownProduct } from '../../../scripts/model/ownProduct.js';
import { element } from '../controls/element.js';
import { ownPanel } from './ownPanel.js';
import { readInWorker } from './readInWorker.js';

/**
 * A reader's own result, dropped on a chart or chosen in its menu, drawn beside the measured ones. It is read here and sent
 * nowhere, and it is not part of the address.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {import('../../../scripts/results/runs/ownResults.js').OwnResults} OwnResults
 */

/**
 * @param {PageChart} data
 * @param {OwnResults | null} own
 * @returns {PageChart}
 */
export function withOwn(data, own) {
  if (!own) return data;
  const caution = `${ownProduct.name}: a result of your own, ${own.words}, not measured by us nor by this methodology.`;
  return {
    ...data,
    products: [...data.products, ownProduct],
    rows: [...data.rows, ...own.rows],
    series: [...data.series, ...own.series],
    cautions: [...data.cautions, caution],
  };
}

/** Whether a chart has a place for such results at all. @param {PageChart} data */
const takesOwn = ({ kind }) => chartKind(kind).own === true;

/**
 * @param {LiveChart} chart
 * @returns {import('../controls/optionsMenu.js').Control | null} for its menu
 */
export function ownFiles(chart) {
  if (!takesOwn(chart.data)) return null;
  const area = /** @type {HTMLElement} */ (chart.figure.querySelector('.chart-drawing'));
  const remove = () => {
    chart.drawOwn(null);
    chart.page.announce('Your file is removed');
  };
  const panel = ownPanel(area, remove);
  let latest = 0;
  const read = async (/** @type {File[]} */ files) => {
    if (files.length === 0) return;
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
  };
  takeDrops(chart.figure, read);
  const { element: fields, refresh } = chooser(chart, { read, remove });
  return {
    element: fields,
    refresh() {
      refresh();
      if (chart.own() === null) panel.hide();
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

/** @param {HTMLElement} figure @param {(files: File[]) => void} read */
function takeDrops(figure, read) {
  const holdsFiles = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes('Files');
  const over = (/** @type {boolean} */ is) => figure.classList.toggle('is-drop', is);
  figure.addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    over(true);
  });
  figure.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!figure.contains(/** @type {Node | null} */ (relatedTarget))) over(false);
  });
  figure.addEventListener('drop', (event) => {
    over(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    read([...(event.dataTransfer?.files ?? [])]);
  });
}

/**
 * @param {LiveChart} chart
 * @param {{ read: (files: File[]) => Promise<void>, remove: () => void }} actions
 * @returns {import('../controls/optionsMenu.js').Control}
 */
function chooser(chart, { read, remove }) {
  const input = element('input', {
    type: 'file',
    multiple: true,
    'aria-label': 'Draw a result of your own: choose its files',
    onchange: async () => {
      const files = [...(input.files ?? [])];
      input.value = '';
      await read(files);
    },
  });
  const taken = element('button', { type: 'button', class: 'quiet-button', onclick: remove }, [
    'Remove your file',
  ]);
  const hint =
    'What the tool wrote, or a table by hand; or drop it on the chart. It is read here and sent nowhere.';
  const refresh = () => {
    taken.hidden = chart.own() === null;
  };
  refresh();
  return {
    element: element('fieldset', { class: 'chart-own-file' }, [
      element('legend', {}, ['Your own result']),
      input,
      element('p', { class: 'chart-said' }, [hint]),
      taken,
    ]),
    refresh,
  };
}
