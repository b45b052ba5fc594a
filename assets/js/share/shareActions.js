import { element, quietButton } from '../controls/element.js';
import { addressOf } from '../state/urlState.js';
import { sortableTable } from '../controls/sortableTable.js';
import { escapeText } from '../../../scripts/render/poster.js';
import { parseQuantity } from '../../../scripts/model/parseQuantity.js';

/**
 * What can be taken along of a chart as it is seen: its address, a frame for another site, and pictures.
 *
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {import('./saveView.js').Form} Form
 */

/** @type {[Form, string][]} */
const forms = [
  ['png', 'PNG'],
  ['svg', 'SVG'],
  ['vl.json', 'Vega-Lite'],
];

/** Pictures in the theme that is not seen, see `chart-options.css`. @type {[Form, 'light' | 'dark', string][]} */
const themes = [
  ['png', 'light', 'Light PNG'],
  ['png', 'dark', 'Dark PNG'],
  ['svg', 'light', 'Light SVG'],
  ['svg', 'dark', 'Dark SVG'],
];

/** `Share`, or `Data`: its table is what readers take as numbers. @param {HTMLElement} menu @param {LiveChart} chart */
export function fillMenu(menu, chart) {
  if ('share' in menu.dataset) return menu.querySelector('summary')?.after(shareActions(chart));
  (menu.querySelector('.chart-downloads') ?? menu.lastElementChild)?.after(dataActions(chart));
  for (const table of /** @type {NodeListOf<HTMLTableElement>} */ (
    menu.querySelectorAll('.chart-table table')
  ))
    sortableTable(table, { announce: chart.page.announce, keyOf: quantityKey });
}

/** @param {LiveChart} chart */
function shareActions(chart) {
  const said = element('p', { class: 'chart-said' });
  const code = element('textarea', {
    class: 'chart-code',
    readonly: true,
    rows: '4',
    'aria-label': 'Embed code',
  });
  code.hidden = true;
  const say = sayIn(said, chart);
  const copyLink = async () => {
    const done = await copied(`${addressOf(chart.id, chart.state()).replace(/#.*$/, '')}#${chart.id}`);
    say(done ? 'Link copied' : 'The link is in the address bar');
  };
  const copyCode = async () => {
    code.value = embedCode(chart);
    code.hidden = false;
    code.select();
    code.scrollIntoView({ block: 'nearest' });
    say((await copied(code.value)) ? 'Embed code copied' : 'Copy the embed code from here');
  };
  const save = saverOf(chart, say);
  return element('div', { class: 'chart-share', role: 'group', 'aria-label': 'This view' }, [
    actions('Copy', [
      quietButton('Link', copyLink),
      ...(chart.figure.dataset.page ? [quietButton('Embed code', copyCode)] : []),
    ]),
    actions('Save', [
      ...forms.map(([form, name]) => quietButton(name, () => save(form))),
      ...themes.map(([form, theme, name]) =>
        quietButton(name, () => save(form, theme), { class: `quiet-button in-${theme}` }),
      ),
    ]),
    said,
    code,
  ]);
}

/** @param {string} does @param {HTMLElement[]} buttons */
const actions = (does, buttons) =>
  element('div', { class: 'chart-actions', role: 'group', 'aria-label': `${does} this view` }, [
    element('span', { class: 'chart-said', 'aria-hidden': 'true' }, [does]),
    ...buttons,
  ]);

/** The numbers that the reader sees, below the link to those of the whole chart. @param {LiveChart} chart */
function dataActions(chart) {
  const said = element('p', { class: 'chart-said' });
  const save = saverOf(chart, sayIn(said, chart));
  return element('div', { class: 'chart-actions' }, [
    quietButton('CSV of this view', () => save('csv')),
    said,
  ]);
}

/** @param {HTMLElement} said @param {LiveChart} chart */
const sayIn = (said, chart) => (/** @type {string} */ text) => {
  said.textContent = text;
  chart.page.announce(text);
};

/** @param {LiveChart} chart @param {(text: string) => void} say */
const saverOf =
  (chart, say) =>
  async (/** @type {Form} */ form, /** @type {'light' | 'dark' | null} */ theme = null) => {
    chart.mount();
    const done = await import('./saveView.js')
      .then(({ saveView }) => saveView(chart, form, theme))
      .catch((error) => console.info('a view could not be saved:', error));
    say(done ? `Saved as ${done}` : 'This could not be saved');
  };

/** @param {string} text */
const copied = async (text) =>
  Boolean(
    await navigator.clipboard
      ?.writeText(text)
      .then(() => true)
      .catch(() => false),
  );

/** Px that a frame needs beside the chart: its edge, and where it is from. */
const around = 72;

/**
 * A frame for another site with the chart as it is seen, as high as it is here.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
function embedCode({ id, data, figure, state }) {
  const address = new URL(figure.dataset.page ?? '', location.href);
  const own = new URL(addressOf(id, state())).searchParams.get(id);
  if (own) address.searchParams.set(id, own);
  address.hash = id;
  const height = Math.ceil(figure.getBoundingClientRect().height) + around;
  return (
    `<iframe src="${escapeText(address.href)}" title="${escapeText(data.title)}" ` +
    `width="100%" height="${height}" frameborder="0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`
  );
}

/**
 * Quantities by their value in base units, whatever prefix they are shown with.
 *
 * @param {string} text
 */
function quantityKey(text) {
  const plain = text.replace('−', '-').replace('\u2009', ' ');
  return parseQuantity(plain)?.value ?? text;
}
