import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';

/** Addresses that the page has by itself. */
const ofPage = ['updates'];

const sectionFile = /^(?:\.\/)?(?:index|\d+-[a-z0-9-]+)\.md$/;

/**
 * One page holds all files of a review: what has an address has its own, and what is linked within is there.
 *
 * @param {import('../model/project.js').Review} review
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkAddresses(review) {
  return [...twoCharts(review), ...twoSections(review), ...twoHeadings(review), ...deadLinks(review)];
}

/** @param {import('../model/project.js').Review} review */
function twoCharts({ charts }) {
  return doubles(charts.map(({ id, file, line }) => ({ address: id, file, line }))).map(
    ({ address, first, again }) => {
      const where = first.file === again.file ? `in line ${first.line}` : `in ${first.file}:${first.line}`;
      const hint = `the other stands ${where}: give one of them another id`;
      return problem(`two charts with one id: ${address}`, { file: again.file, line: again.line, hint });
    },
  );
}

/** @param {import('../model/project.js').Review} review */
function twoSections({ sections }) {
  return doubles(sections.map(({ id, file }) => ({ address: id, file, line: 1 }))).map(
    ({ address, first, again }) =>
      problem(`two sections with one address: ${address}`, {
        file: again.file,
        hint: `the other is ${first.file}: give one of them another name`,
      }),
  );
}

/**
 * Within one file Hugo tells headings of the same words apart by a number; over several it cannot know.
 *
 * @param {import('../model/project.js').Review} review
 */
function twoHeadings({ sections, charts, addresses }) {
  const titles = sections.map(({ id, file }) => ({ address: id, file, line: 1 }));
  const drawn = charts.map(({ id, file, line }) => ({ address: id, file, line }));
  return doubles([...titles, ...addresses, ...drawn])
    .filter(({ first, again }) => !drawn.includes(first) && !titles.includes(again))
    .filter(
      ({ first, again }) => first.file !== again.file || !addresses.includes(first) || drawn.includes(again),
    )
    .map(({ address, first, again }) =>
      problem(`two places with one address: #${address}`, {
        file: again.file,
        line: again.line,
        hint: `the other is in ${first.file}:${first.line}: give this one its own, as {#${address}-2} behind it`,
      }),
    );
}

/** @param {import('../model/project.js').Review} review */
function deadLinks({ sections, charts, addresses, links }) {
  const names = sections.map(({ name }) => name);
  const own = [...sections, ...charts].map(({ id }) => id);
  const known = [...new Set([...own, ...addresses.map(({ address }) => address), ...ofPage])];
  const alike = new Set(known.map(foldedAddress));
  return links.flatMap(({ target, file, line }) => {
    const [path, fragment] = target.split('#');
    const name = path.replace(/^\.\//, '');
    if (path !== '' && !sectionFile.test(path)) return [];
    if (name !== '' && name !== 'index.md' && !names.includes(name)) {
      const hint = didYouMean(name, names, 'sections');
      return [problem(`a link to a section that is not there: ${name}`, { file, line, hint })];
    }
    if (!fragment || /^fn(?:ref)?:/.test(fragment) || alike.has(foldedAddress(decoded(fragment)))) return [];
    const hint = didYouMean(fragment, known, 'addresses of this review');
    return [problem(`a link to a place that is not there: #${fragment}`, { file, line, hint })];
  });
}

/** As browsers take it: what encodes nothing stands for itself. @param {string} fragment */
function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Letters and digits alone, so that no fine point of how an address is made matters. @param {string} address */
const foldedAddress = (address) =>
  address
    .toLowerCase()
    .replace(/-\d+$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @template {{ address: string, file: string }} T
 * @param {T[]} places
 * @returns {{ address: string, first: T, again: T }[]}
 */
function doubles(places) {
  /** @type {Map<string, T>} */
  const seen = new Map();
  return places.flatMap((again) => {
    const first = seen.get(again.address);
    seen.set(again.address, again);
    return first ? [{ address: again.address, first, again }] : [];
  });
}
