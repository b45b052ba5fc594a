import { problem } from '../../model/inputError.js';
import { changesSince } from './changesSince.js';
import { freshUpdates, updatesOf } from './lockHistory.js';

/**
 * The numbers a review was published with, the raw files they came from, and what changed in them since, as `published.json`
 * beside it keeps them.
 *
 * @typedef {{ what: string, from: string, to: string | null }} Change `to` is null where it is no longer there
 * @typedef {{ date: string, kind: string, changes: Change[] }} LockedUpdate
 *
 * @typedef {object} Lock
 * @property {Record<string, string>} numbers by what they mean
 * @property {Record<string, string> | null} sources SHA-256 of every raw file behind the page, by path; null in locks of the first form
 * @property {LockedUpdate[]} updates
 * @property {Record<string, import('../records/quotedFiles.js').Quoted>} [archive] the charts as they were published, by their ids
 * @property {{ numbers: Record<string, string>, sources: Record<string, string> | null }} [other] what the other side of a conflict holds
 *
 * @typedef {import('./shownNumbers.js').Shown} Shown
 * @typedef {{ numbers: Shown[], sources: Record<string, string> }} Now what the page shows, and the raw files behind it
 */

/** So many changes are listed one by one. */
const listed = 20;

/**
 * Compares what a page shows with what was published. A number or a raw file that changed, and a number that is gone, are errors
 * until an update says why and is recorded.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {() => Now} show asked only where the review was published
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkLock(review, show) {
  const { published, slug, file, line } = review;
  const fresh = freshUpdates(review);
  const stale = staleDate(review);
  const record = `npm run publish -- ${slug} records it`;
  if (!published) return fresh.length === 0 ? [] : [tooEarly(review)];
  const now = show();
  const hint =
    fresh.length > 0 ? `the update of ${fresh[0].date} is not recorded yet: ${record}` : askForUpdate(slug);
  const changed = changesSince(published, now).map((each) => problemOf(each, { file, hint }));
  changed.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
  const problems = [...conflict(review), ...changed.slice(0, listed)];
  if (changed.length > listed) {
    problems.push(
      problem(`${changed.length - listed} more of what was published has changed`, { file, hint }),
    );
  }
  const what = unrecorded(review, now, fresh.length);
  if (changed.length === 0 && what) {
    const place = { file, line: line(['updates']), severity: /** @type {const} */ ('warning') };
    problems.push(problem(what, { ...place, hint: record }));
  }
  return [...problems, ...stale];
}

/**
 * @param {import('./changesSince.js').Difference} difference
 * @param {{ file: string, hint: string }} place
 */
function problemOf({ kind, key, shown, twin, change: { from, to } }, { file, hint }) {
  if (kind === 'file') {
    const what = to === null ? 'is gone' : 'has changed';
    return problem(
      `a raw file behind published numbers ${what}: ${key}: it was ${from}${to ? `, and is ${to}` : ''}`,
      {
        file,
        hint,
      },
    );
  }
  if (kind === 'changed') {
    const message = `a published number has changed: ${key}: it was ${from}, and is ${to}`;
    return problem(message, { file: shown?.file ?? file, line: shown?.line, hint });
  }
  const now = twin ? `; the same stands there as ${twin.key}` : '';
  return problem(`a published number is no longer shown: ${key}: it was ${from}${now}`, {
    file: twin?.file ?? file,
    line: twin?.line,
    hint,
  });
}

/** @param {import('../../model/project.js').Review} review */
function conflict({ published, file, slug }) {
  if (!published?.other) return [];
  const hint = `npm run publish -- ${slug} writes one lock that keeps the updates of both sides`;
  const place = { file: file.replace(/index\.md$/, 'published.json'), hint };
  return [problem('conflict markers of version control', place)];
}

/**
 * What the lock does not know yet.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {Now} now
 * @param {number} updates
 */
function unrecorded({ published }, { numbers, sources }, updates) {
  if (!published?.sources) return 'its lock is of an older form, which does not know the raw files';
  const known = published.numbers;
  const fresh = numbers.filter(({ key }) => !Object.hasOwn(known, key)).length;
  if (fresh > 0) return `${counted(fresh, 'number')} new since it was published`;
  const files = Object.keys(sources).filter((path) => !Object.hasOwn(published.sources ?? {}, path)).length;
  if (files > 0) return `${counted(files, 'raw file')} new since it was published`;
  return updates > 0 ? 'an update is not recorded yet' : null;
}

/** @param {number} n @param {string} what */
const counted = (n, what) => (n === 1 ? `1 ${what} is` : `${n} ${what}s are`);

/**
 * Feeds and the page's head tell the date of the last change out of `lastmod`.
 *
 * @param {import('../../model/project.js').Review} review
 */
function staleDate({ value, file, line }) {
  const newest = updatesOf(value).at(-1)?.date;
  if (newest === undefined || newest <= (value.lastmod ?? value.date)) return [];
  const hint = `set lastmod = ${newest}`;
  const place = { file, line: line(['lastmod']), severity: /** @type {const} */ ('warning') };
  return [problem(`changed after its lastmod: the newest update is of ${newest}`, { ...place, hint })];
}

/** @param {import('../../model/project.js').Review} review */
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
 * @param {import('../../model/project.js').Review} review
 * @param {Now} now
 * @returns {{ lock: Lock | null, changes: Change[], problems: import('../../model/inputError.js').Problem[] }} no lock where something
 *   changed and no update says why
 */
export function lockNumbers(review, now) {
  const { published, value } = review;
  const numbers = Object.fromEntries(now.numbers.map(({ key, text }) => [key, text]));
  const { sources } = now;
  if (!published) {
    const updates = updatesOf(value).map(({ date, kind }) => ({ date, kind, changes: [] }));
    return { lock: { numbers, sources, updates }, changes: [], problems: [] };
  }
  const changes = changesSince(published, now).map(({ change }) => change);
  const fresh = freshUpdates(review).map(({ date, kind }) => ({
    date,
    kind,
    changes: /** @type {Change[]} */ ([]),
  }));
  if (changes.length > 0 && fresh.length === 0)
    return { lock: null, changes, problems: checkLock(review, () => now) };
  const last = fresh.at(-1);
  if (last) last.changes = changes;
  return { lock: { numbers, sources, updates: [...published.updates, ...fresh] }, changes, problems: [] };
}
