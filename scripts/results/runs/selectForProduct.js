import { InputError } from '../../model/inputError.js';

/**
 * What a file says of one product and test: a table by hand may hold a whole line-up, and is filed with each of them.
 *
 * @template {import('../../model/parser.js').Parsed} P
 * @param {P} parsed
 * @param {object} own
 * @param {{ id: string, name: string }} own.product
 * @param {{ id: string, title: string }} own.test
 * @param {{ id: string, title: string }[]} own.tests of the methodology
 * @returns {P}
 * @throws {InputError} where it speaks of others only
 */
export function selectForProduct(parsed, { product, test, tests }) {
  const subjects = new Set(
    [...parsed.measurements, ...parsed.series].flatMap(({ subject }) => subject ?? []),
  );
  if (subjects.size === 0) return parsed;
  const isProduct = (/** @type {string | null | undefined} */ subject) =>
    subject === null ||
    subject === undefined ||
    [product.id, product.name].some((name) => same(name, subject));
  const other = tests.filter(({ id }) => id !== test.id);
  const isTest = (/** @type {string | null} */ name) =>
    name === null || !other.some(({ id, title }) => same(id, name) || same(title, name));
  const isOwn = (/** @type {{ subject?: string | null, test: string | null }} */ each) =>
    isProduct(each.subject) && isTest(each.test);

  const measurements = parsed.measurements.filter(isOwn);
  const series = parsed.series.filter(isOwn);
  if (measurements.length + series.length > 0) return { ...parsed, measurements, series };
  throw new InputError(`nothing of ${product.id} and ${test.id} in it`, {
    hint: `it speaks of ${[...subjects].slice(0, 12).join(', ')}: write the product as its id or its name`,
  });
}

/**
 * @param {string} a
 * @param {string} b
 */
const same = (a, b) => plain(a) === plain(b);

/** @param {string} name */
const plain = (name) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
