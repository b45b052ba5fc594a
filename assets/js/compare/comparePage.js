import { compareResults } from '../../../scripts/results/compare/compareResults.js';
import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { distinctColours } from '../../../scripts/results/selection/distinctColours.js';
import { element } from '../controls/element.js';
import { fontsLoaded } from '../draw/pageFont.js';
import { yieldToMain } from '../live/yieldToMain.js';
import { startPage } from '../page.js';
import { comparableProducts } from './comparableProducts.js';
import { notComparable } from './notComparable.js';
import { chartFigure } from './changeList.js';
import { chartPlaces } from './chartPlaces.js';
import { chooser } from './chooser.js';
import { chosenAddress, most, readChosen } from './chosen.js';
import { factsSection } from './factsSection.js';
import { fetchJson } from '../live/fetchJson.js';
import { priceSection } from './priceSection.js';
import { resultsSection } from './resultsSection.js';
import { joinNames } from '../../../scripts/model/lib/phrases.js';

/**
 * The page of comparisons. The address says which products, in which order; their files come from the build, are set against
 * each other by the code that answers the reviews' questions, and drawn by the runtime of every chart.
 *
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('../../../scripts/results/compare/compareResults.js').Compared} Compared
 * @typedef {import('./chooser.js').Choice} Choice
 *
 * @param {string} address of the list of products
 * @param {typeof import('../live/beforeLive.js').beforeLive} beforeLive of the loader, which has it already
 */
export async function comparePage(address, beforeLive) {
  const find = (/** @type {string} */ part) =>
    /** @type {HTMLElement} */ (document.querySelector(`.compare-${part}`));
  const [places, status, begin, place] = [find('choice'), find('status'), find('begin'), find('results')];
  // the figures are made to measure
  const [list] = /** @type {[{ products: Choice[] } | null, ...unknown[]]} */ (
    await Promise.all([fetchJson(address), fontsLoaded(), loadKinds(['bar', 'grouped-bar', 'sweep'])])
  );
  if (!list) {
    status.textContent = 'The list of products could not be loaded. The pages of the products are below.';
    return;
  }
  const choices = new Map(list.products.map((each) => [each.id, each]));
  const root = new URL('../', new URL(address, location.href));
  const linkTo = (/** @type {string} */ path) => new URL(path, root).pathname;
  const record = recordsOf(choices, linkTo);
  const choosing = chooser(places, choices, {
    choose(ids) {
      history.pushState(null, '', chosenAddress(ids));
      show();
    },
    linkTo,
  });
  let gone = new AbortController();

  async function show() {
    gone.abort();
    const { signal } = (gone = new AbortController());
    const { ids, unknown, beyond } = readChosen(location.search, choices);
    // asked before anything changes, so that nothing is laid out for it
    const room = Math.max(place.offsetHeight, innerHeight);
    choosing.show(ids);
    begin.hidden = ids.length > 0;
    // what is below stays below until the results are there, and so does a reader who came back to the middle of them
    place.style.minHeight = ids.length > 1 ? `${room}px` : '';
    const found = (await Promise.all(ids.map(record))).flatMap((each) => each ?? []);
    if (signal.aborted) return;
    // no two products of one comparison share a colour
    const coloured = distinctColours(found.map(({ product }) => product));
    const records = found.map((each) => ({ ...each, product: coloured.get(each.product) ?? each.product }));
    const compared = records.length > 1 ? await inPieces(compareResults(records)) : null;
    const fills = compared ? fillsOf(compared, linkTo) : Promise.resolve(noFills);
    if (signal.aborted) return;
    status.textContent = said({ ids, unknown, beyond, records, compared });
    const isCompared = compared?.groups.some(({ charts }) => charts.length > 0);
    if (isCompared)
      status.append(element('span', { class: 'compare-hint' }, [' \u2190 moves a product forward.']));
    // where nothing is compared, those that can be with the first are the way on
    const first = isCompared ? null : choices.get(ids[0]);
    place.replaceChildren(...(first ? [comparableProducts(first, choices.values())] : []));
    await yieldToMain();
    if (signal.aborted) return;
    /** @type {ReturnType<typeof beforeLive>} */
    const early = new Map();
    for await (const figure of compared ? filled(compared, { records, linkTo, fills }, place) : []) {
      // a reader may turn to it while the others are made
      if (figure) beforeLive([figure]).forEach((each, id) => early.set(id, each));
      await yieldToMain();
      if (signal.aborted) return;
    }
    place.style.minHeight = '';
    const charts = compared ? chartsIn(compared, await fills) : [];
    const figures = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('figure.chart')]);
    await draw(figures, charts, { early, signal });
  }
  addEventListener('popstate', show);
  await show();
}

/**
 * One after another as they are asked for, so that the page answers in between.
 *
 * @param {Compared} compared
 * @param {{ records: CompareRecord[], linkTo: import('../controls/pageElements.js').LinkTo, fills: Promise<Fills> }} page
 * @param {HTMLElement} place
 * @returns {AsyncGenerator<HTMLElement | void>} the figures among it
 */
async function* filled(compared, page, place) {
  for (const [at, group] of compared.groups.entries()) {
    const section = resultsSection(group, at, page);
    yield place.append(section);
    // what is known already need not wait for the curves
    const fills = await page.fills;
    for (const { make, below } of fills.get(group) ?? []) {
      const row = element('div', { class: 'compare-charts' });
      section.append(row);
      const figure = yield* make();
      row.append(figure);
      section.append(...below);
      yield figure;
    }
    for (const { heads, place: row, charts } of chartPlaces(group, page.linkTo)) {
      section.append(...heads, row);
      for (const { chart, title } of charts) {
        const figure = yield* chartFigure(chart, title);
        row.append(figure);
        yield figure;
      }
    }
  }
  yield place.append(...priceSection(compared.groups, page.records));
  yield place.append(factsSection(page.records, page.linkTo));
  yield place.append(...notComparable(compared, page));
}

/**
 * What draws fills is fetched where products share one.
 *
 * @typedef {import('./fillFigures.js').FillFigure} FillFigure
 * @typedef {Map<Compared['groups'][number], FillFigure[]>} Fills
 *
 * @param {Compared} compared
 * @param {import('../controls/pageElements.js').LinkTo} linkTo
 * @returns {Promise<Fills>}
 */
async function fillsOf({ groups }, linkTo) {
  if (groups.every(({ fills }) => fills.length === 0)) return noFills;
  try {
    const { fillFigures } = await import('./fillFigures.js');
    return await fillFigures(groups, { linkTo, fetched: fetchJson });
  } catch (error) {
    console.info('fills are left out:', error);
    return noFills;
  }
}

/** In the order of their figures. @param {Compared} compared @param {Fills} fills */
const chartsIn = ({ groups }, fills) =>
  groups.flatMap((group) => [...(fills.get(group) ?? []), ...group.charts].map(({ data }) => data));

/** @type {Fills} */
const noFills = new Map();

/** @template T @param {Generator<void, T>} steps @returns {Promise<T>} */
async function inPieces(steps) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToMain();
  }
}

/**
 * @param {HTMLElement[]} figures
 * @param {import('../page.js').PageChart[]} charts
 * @param {{ early: import('../page.js').EarlyCharts, signal: AbortSignal }} visit
 */
async function draw(figures, charts, visit) {
  if (charts.length === 0) return;
  const data = Object.fromEntries(charts.map((chart) => [chart.id, chart]));
  const live = await startPage(figures, { charts: data }, visit);
  for (const figure of figures) {
    await yieldToMain();
    if (visit.signal.aborted) return;
    live.mount(figure.id);
    figure.classList.add('is-laid-out');
  }
}

/**
 * @param {Map<string, Choice>} choices
 * @param {import('../controls/pageElements.js').LinkTo} linkTo
 */
function recordsOf(choices, linkTo) {
  /** @type {Map<string, Promise<CompareRecord | null>>} */
  const known = new Map();
  return (/** @type {string} */ id) => {
    const asked = known.get(id) ?? fetchJson(linkTo(choices.get(id)?.path ?? ''));
    known.set(id, asked);
    // one that failed is asked for again
    asked.then((record) => record || known.delete(id));
    return asked;
  };
}

/** What is shown, for those who listen, and what to do where there is nothing. */
function said(
  /** @type {{ ids: string[], unknown: number, beyond: string[], records: CompareRecord[], compared: Compared | null }} */ {
    ids,
    unknown,
    beyond,
    records,
    compared,
  },
) {
  // short enough for one line of a phone, so that nothing moves
  if (unknown && ids.length === 0) return 'No such product here. Choose two to six.';
  const left = [
    ...(unknown
      ? [`${unknown} ${unknown === 1 ? 'name' : 'names'} in the address left out: no product here. `]
      : []),
    ...(beyond.length > 0 ? [`Charts show at most ${most} products. Left out: ${joinNames(beyond)}. `] : []),
  ].join('');
  const failed = ids.length - records.length;
  if (failed) return `${left}${failed} of ${ids.length} products could not be loaded: try again.`;
  if (!compared)
    return `${left}${ids.length === 1 ? 'Add a second product to compare it with.' : 'Choose two to six products.'}`;
  const charts = compared.groups.flatMap((group) => group.charts);
  if (charts.length === 0) return `${left}${records.length} products, no test in common.`;
  const all = charts.filter(
    ({ rows }) => new Set(rows.map(({ product }) => product)).size === records.length,
  );
  const some = charts.length - all.length;
  const named = (/** @type {number} */ number) => `${number} ${number === 1 ? 'chart' : 'charts'} of tests`;
  const count = [
    ...(all.length ? [`${named(all.length)} in common`] : []),
    ...(some ? [`${named(some)} that not all of them took`] : []),
  ].join(', ');
  const drawn = new Set(charts.flatMap(({ rows }) => rows.map(({ product }) => product)));
  const lone = records.filter(({ product }) => !drawn.has(product.id)).map(({ product }) => product.name);
  const apart = lone.length > 0 ? ` No test in common with the others: ${joinNames(lone)}.` : '';
  return `${left}${records.length} products, ${count}.${apart}`;
}
