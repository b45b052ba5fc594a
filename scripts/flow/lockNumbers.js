import { problem } from '../model/inputError.js';

/**
 * The numbers a review was published with, and what changed in them since, as `published.json` beside it keeps them.
 *
 * @typedef {{ what: string, from: string, to: string }} Change
 * @typedef {{ date: string, kind: string, changes: Change[] }} LockedUpdate
 * @typedef {{ numbers: Record<string, string>, updates: LockedUpdate[], archive?: Record<string, import('./quotedFiles.js').Quoted> }} Lock
 *   `archive`: the charts as they were published, by their ids
 *
 * @typedef {import('./shownNumbers.js').Shown} Shown
 * @typedef {{ date: string, kind: 'data' | 'method' | 'drawing' | 'text', why: string }} Update an entry of the front matter
 */

/** So many changes are told one by one. */
const told = 20;

/**
 * Holds what a page shows against what was published. A changed number is an error until an update says why and is recorded.
 *
 * @param {import('../model/project.js').Review} review
 * @param {Shown[]} shown
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkLock(review, shown) {
  const { published, slug, file, line } = review;
  const fresh = freshUpdates(review);
  const stale = staleDate(review);
  const record = `npm run publish -- ${slug} records it`;
  if (!published) return fresh.length === 0 ? [] : [tooEarly(review)];
  const changed = changesSince(published, shown).sort((a, b) => a.shown.line - b.shown.line);
  const hint =
    fresh.length > 0 ? `the update of ${fresh[0].date} is not recorded yet: ${record}` : askForUpdate(slug);
  const problems = changed
    .slice(0, told)
    .map(({ change: { from, to }, shown: { key, file: asked, line: at } }) =>
      problem(`a published number has changed: ${key}: it was ${from}, and is ${to}`, {
        file: asked,
        line: at,
        hint,
      }),
    );
  if (changed.length > told) {
    problems.push(problem(`${changed.length - told} more published numbers have changed`, { file, hint }));
  }
  const unlocked = shown.filter(({ key }) => !Object.hasOwn(published.numbers, key)).length;
  if (changed.length === 0 && unlocked + fresh.length > 0) {
    const what =
      unlocked > 0 ? `${unlocked} numbers are new since it was published` : 'an update is not recorded yet';
    const place = { file, line: line(['updates']), severity: /** @type {const} */ ('warning') };
    problems.push(problem(what, { ...place, hint: record }));
  }
  return [...problems, ...stale];
}

/**
 * Feeds and the page's head tell the date of the last change out of `lastmod`.
 *
 * @param {import('../model/project.js').Review} review
 */
function staleDate({ value, file, line }) {
  const newest = byDate(Array.isArray(value.updates) ? value.updates : []).at(-1)?.date;
  if (newest === undefined || newest <= (value.lastmod ?? value.date)) return [];
  const hint = `set lastmod = ${newest}`;
  const place = { file, line: line(['lastmod']), severity: /** @type {const} */ ('warning') };
  return [problem(`changed after its lastmod: the newest update is of ${newest}`, { ...place, hint })];
}

/** @param {import('../model/project.js').Review} review */
function tooEarly({ slug, file, line }) {
  const hint = `npm run publish -- ${slug} locks its numbers first, then updates follow`;
  return problem('an update of what is not published', {
    file,
    line: line(['updates', 0]),
    hint,
    severity: 'warning',
  });
}

/** @param {string} slug */
const askForUpdate = (slug) =>
  `say why in the front matter: [[updates]] with date, kind ("data", "method", "drawing" or "text") and why; then npm run publish -- ${slug}`;

/**
 * The lock of a review as it is now.
 *
 * @param {import('../model/project.js').Review} review
 * @param {Shown[]} shown
 * @returns {{ lock: Lock | null, changes: Change[], problems: import('../model/inputError.js').Problem[] }} no lock where numbers
 *   changed and no update says why
 */
export function lockNumbers(review, shown) {
  const { published, value } = review;
  const numbers = Object.fromEntries(shown.map(({ key, text }) => [key, text]));
  if (!published) {
    const updates = /** @type {Update[]} */ (value.updates ?? []);
    return {
      lock: { numbers, updates: updates.map(({ date, kind }) => ({ date, kind, changes: [] })) },
      changes: [],
      problems: [],
    };
  }
  const changes = changesSince(published, shown).map(({ change }) => change);
  const fresh = freshUpdates(review).map(({ date, kind }) => ({
    date,
    kind,
    changes: /** @type {Change[]} */ ([]),
  }));
  if (changes.length > 0 && fresh.length === 0)
    return { lock: null, changes, problems: checkLock(review, shown) };
  const last = fresh.at(-1);
  if (last) last.changes = changes;
  return { lock: { numbers, updates: [...published.updates, ...fresh] }, changes, problems: [] };
}

/**
 * @param {Lock} published
 * @param {Shown[]} shown
 */
function changesSince({ numbers }, shown) {
  return shown
    .filter(({ key, text }) => Object.hasOwn(numbers, key) && numbers[key] !== text)
    .map((each) => ({ shown: each, change: { what: each.what, from: numbers[each.key], to: each.text } }));
}

/**
 * Updates of the front matter that the lock does not know, the oldest first.
 *
 * @param {import('../model/project.js').Review} review
 * @returns {Update[]}
 */
function freshUpdates({ value, published }) {
  const known = new Set((published?.updates ?? []).map(({ date, kind }) => `${date} ${kind}`));
  const written = /** @type {Update[]} */ (Array.isArray(value.updates) ? value.updates : []);
  return byDate(written.filter(({ date, kind }) => !known.has(`${date} ${kind}`)));
}

/**
 * What readers see of the updates, the newest first: why, and what changed from what to what.
 *
 * @param {import('../model/project.js').Review} review
 * @returns {(Update & { changes: Change[] })[]}
 */
export function historyOf({ value, published }) {
  const written = /** @type {Update[]} */ (Array.isArray(value.updates) ? value.updates : []);
  const changesOf = ({ date, kind } = /** @type {Update} */ ({})) =>
    published?.updates.find((each) => each.date === date && each.kind === kind)?.changes ?? [];
  return byDate(written)
    .reverse()
    .map((each) => ({ ...each, changes: changesOf(each) }));
}

/** @param {Update[]} updates */
const byDate = (updates) => [...updates].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
