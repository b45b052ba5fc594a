import { wholeVocabulary } from '../model/vocabulary/index.js';

/*
 * Which words of the vocabulary a script of a page carries: those that it reads or shows.
 */

/**
 * What charts say needs no kinds of products, nor what only those need who read tables by hand, check chart blocks or read files: pages have
 * workers for files, which know all words.
 *
 * @param {object} [script]
 * @param {string[]} [script.unread] what else of metrics it does not read
 * @param {string[] | null} [script.written] units in which it reads what people wrote, by any spelling; `null`: all
 */
export const shownWords = ({ unread = [], written = onAxes } = {}) =>
  wholeVocabulary().map(({ kinds: _kinds, ...words }) => ({
    ...words,
    ...(words.units && written && { units: withoutSpellings(words.units, written) }),
    ...(words.metrics && {
      metrics: without(words.metrics, ['aliases', 'headline', 'self-evident', ...unread], { unit: '1' }),
    }),
    ...(words.parameters && { parameters: without(words.parameters, unshown) }),
  }));

/** What only the sentences of charts and comparisons say of metrics. */
export const unsaid = ['adjective', 'at-one', 'phases'];

/** Who reads files says no sentence. */
export const readWords = () =>
  wholeVocabulary().map((words) => ({
    ...words,
    ...(words.metrics && { metrics: without(words.metrics, ['adjective', 'at-one'], { unit: '1' }) }),
  }));

/** Authors write which part of an axis is shown: a time, an amount, a share. */
const onAxes = ['s', 'B', '1'];

/** Leaves out other spellings of units that are shown alone. @param {Record<string, any>} units @param {string[]} written */
const withoutSpellings = (units, written) =>
  Object.fromEntries(
    Object.entries(units).map(([name, { aliases, ...facts }]) => [
      name,
      written.includes(facts.dimension ?? name) ? { ...facts, aliases } : facts,
    ]),
  );

const unshown = ['headers', 'values', 'aliases', 'integer', 'maximum', 'assumed'];

/**
 * Leaves out these keys, and what goes without saying (`scripts/model/vocabulary/index.js`).
 *
 * @param {Record<string, Record<string, any>>} table
 * @param {string[]} keys
 * @param {Record<string, unknown>} [own] what goes without saying in this table alone
 */
const without = (table, keys, own = {}) =>
  Object.fromEntries(
    Object.entries(table).map(([name, facts]) => {
      const usual = /** @type {Record<string, unknown>} */ ({
        title: name.replaceAll('-', ' '),
        better: 'neither',
        ...own,
      });
      const said = Object.entries(facts).filter(
        ([key, value]) => !keys.includes(key) && value !== usual[key],
      );
      return [name, Object.fromEntries(said)];
    }),
  );
