import { rememberAddress } from '../state/rememberAddress.js';
import { searchHit } from './searchHit.js';

/*
 * The search page: asks the index of Pagefind, which lies beside the site, and keeps the question in the address.
 */

/** @typedef {import('./searchHit.js').Found} Found */
/** @typedef {{ data: () => Promise<Found> }} Hit */
/** @typedef {{ options: (options: object) => Promise<void>, init: () => Promise<void>, filters: () => Promise<Record<string, Record<string, number>>>, debouncedSearch: (words: string | null, options: object, wait: number) => Promise<{ results: Hit[] } | null> }} Pagefind */

/** So many at once. */
const some = 20;
const field = /** @type {HTMLInputElement} */ (document.getElementById('search-field'));
const form = /** @type {HTMLFormElement} */ (field.form);
const list = /** @type {HTMLElement} */ (document.querySelector('.search-results'));
const status = /** @type {HTMLElement} */ (document.querySelector('.search-status'));
const none = /** @type {HTMLElement} */ (document.querySelector('.search-none'));
const begin = /** @type {HTMLElement} */ (document.querySelector('.search-begin'));
const further = /** @type {HTMLButtonElement} */ (document.querySelector('.search-further'));
const filters = /** @type {HTMLElement} */ (document.querySelector('.search-filters'));
const asked = new URLSearchParams(location.search);
/** Those of the last question that are not shown yet. @type {Hit[]} */
let waiting = [];

const pagefind = await start();
if (pagefind) {
  addFilters(await pagefind.filters());
  field.value ||= asked.get('q') ?? ''; // or what was typed while the index was on its way
  const answer = () =>
    search(pagefind).catch((error) => {
      show([], '');
      notLoaded(error);
    });
  form.addEventListener('input', answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
  further.addEventListener('click', () => showFurther().catch(notLoaded));
  field.focus();
  await answer();
}

/** @param {unknown} error */
function notLoaded(error) {
  console.info('nothing was searched:', error);
  status.textContent =
    'The search could not be done: a part of the index was not loaded. Press Enter to try again.';
}

/** @returns {Promise<Pagefind | null>} */
async function start() {
  try {
    const index = await import(new URL('../../pagefind/pagefind.js', import.meta.url).href);
    // reviews are the longest pages: a word counts in them as much as in others
    await index.options({ ranking: { pageLength: 0 } });
    await index.init();
    return index;
  } catch {
    begin.hidden = false;
    status.textContent =
      'The search index could not be loaded. Load the page again; a live preview has no index, a build makes it.';
    return null;
  }
}

/** The kind comes first: every page has one. @param {Record<string, Record<string, number>>} known how many pages there are of each value */
function addFilters(known) {
  const { kind = {}, ...others } = known;
  for (const [name, values] of Object.entries({ kind, ...others })) {
    if (Object.keys(values).length < 2) continue;
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = name;
    select.append(new Option('any', ''), ...Object.keys(values).map((value) => new Option(value, value)));
    select.value = asked.get(name) ?? '';
    if (select.selectedIndex < 0) select.value = '';
    label.append(name[0].toUpperCase() + name.slice(1), ' ', select);
    filters.append(label);
  }
}

/** @param {Pagefind} index */
async function search(index) {
  const question = new FormData(form);
  const said = [...question].filter(([, value]) => value !== '');
  const address = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  rememberAddress(said.length > 0 ? `?${address}` : location.pathname);
  none.hidden = true;
  begin.hidden = said.length > 0;
  if (said.length === 0) return show([], 'Type a word, or choose a filter.');
  const narrowed = Object.fromEntries(said.filter(([name]) => name !== 'q'));
  const words = String(question.get('q') ?? '').trim() || null;
  const found = await index.debouncedSearch(words, { filters: narrowed }, 120);
  if (!found) return; // a newer question is under way
  const pages = await loaded(found.results.slice(0, some));
  const hits = isFar(words ?? '', pages) ? [] : found.results;
  const count = hits.length;
  if (count === 0) await reachIndex();
  show(
    pages.slice(0, count),
    count === 0 ? nothingFound(words) : `${count} ${count === 1 ? 'page' : 'pages'}`,
    hits.slice(some),
  );
  none.hidden = count > 0;
}

/** The next pages below the others; the first of them is the place to read on, for the keyboard too. */
async function showFurther() {
  const before = waiting;
  const pages = await loaded(before.slice(0, some));
  if (waiting !== before) return; // another question, or a second press
  const items = pages.map(searchHit);
  list.append(...items);
  offer(before.slice(some));
  items[0].querySelector('a')?.focus();
}

/** @param {Hit[]} hits */
function loaded(hits) {
  return Promise.all(hits.map((each) => each.data()));
}

/** @param {Hit[]} rest */
function offer(rest) {
  waiting = rest;
  further.hidden = rest.length === 0;
  further.textContent = `Show ${Math.min(some, rest.length)} more`;
}

/**
 * Pagefind answers a word that no page has by a shorter beginning of it, down to its first letter: such an answer is none.
 *
 * @param {string} words
 * @param {Found[]} pages
 */
function isFar(words, pages) {
  const beginnings = plainWords(words).map((word) => word.slice(0, 3));
  const found = pages.flatMap(({ excerpt }) =>
    [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gsu)].flatMap(([, text]) => plainWords(text)),
  );
  return found.length > 0 && !found.some((word) => beginnings.some((each) => word.startsWith(each)));
}

/** @param {string} text */
function plainWords(text) {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Pagefind finds nothing in a part of its index that cannot be loaded: where the network is gone, this fails. */
function reachIndex() {
  return fetch(new URL('../../pagefind/pagefind-entry.json', import.meta.url), { cache: 'no-store' });
}

/** @param {string | null} words */
function nothingFound(words) {
  return words ? `Nothing found for \u201c${words}\u201d.` : 'Nothing found.';
}

/**
 * @param {Found[]} pages
 * @param {string} said
 * @param {Hit[]} [rest] that may follow
 */
function show(pages, said, rest = []) {
  status.textContent = said;
  list.replaceChildren(...pages.map(searchHit));
  offer(rest);
}
