import { problem } from '../model/inputError.js';
import { addressPattern } from './schemas/index.js';

/** Names that a site or a disk has another use for. */
const reserved = /^(?:index|page|con|prn|aux|nul|com\d|lpt\d)$/i;

/** Some disks keep no longer names, and a chart's files add to them. */
const longest = 100;

const hint = `rename it: small letters, digits and hyphens, at most ${longest} of them`;

/**
 * Names that become addresses: whether they can, and whether each is of one page alone.
 *
 * @typedef {import('../model/inputError.js').Problem} Problem
 *
 * @param {import('../model/project.js').Project} project
 * @param {number} [now] ms
 * @returns {Problem[]}
 */
export function checkPageNames({ devices, testbeds, methodologies, reviews }, now = Date.now()) {
  const written = [...devices.values(), ...testbeds.values(), ...methodologies.values()];
  return [
    ...written.flatMap(({ id, file }) => checkName(id, { file })),
    ...[...methodologies.values()].flatMap(({ file, value, line }) =>
      Object.keys(value.tests ?? {}).flatMap((id) => checkName(id, { file, line: line(['tests', id]) })),
    ),
    ...reviews.flatMap(({ slug, file, charts }) => [
      ...checkName(slug, { file }),
      ...charts.flatMap(({ id, line }) => (id ? checkName(id, { file, line }) : [])),
    ]),
    ...reviews.flatMap((review) => notYet(review, now)),
    ...sameAddress(reviews),
    ...sameTag(reviews),
  ];
}

/**
 * @param {string} name
 * @param {{ file: string, line?: number | null }} place
 * @returns {Problem[]}
 */
function checkName(name, place) {
  if (reserved.test(name)) return [problem(`a reserved name: ${name}`, { ...place, hint: 'choose another' })];
  if (name.length > longest)
    return [problem(`a name of ${name.length} characters: ${name}`, { ...place, hint })];
  if (!addressPattern.test(name)) return [problem(`a name that is no address: ${name}`, { ...place, hint })];
  return [];
}

/**
 * Hugo leaves out what is dated in the future, and says nothing of it.
 *
 * @param {import('../model/project.js').Review} review
 * @param {number} now
 */
function notYet({ value, file, line }, now) {
  const key = value.publishDate ? 'publishDate' : 'date';
  const from = Date.parse(value[key]);
  if (!(from > now)) return [];
  const severity = /** @type {const} */ ('warning');
  const later = 'build again then, or give it another date';
  return [
    problem(`not on the site before ${value[key]}`, { file, line: line([key]), severity, hint: later }),
  ];
}

/** @param {import('../model/project.js').Review[]} reviews */
function sameAddress(reviews) {
  /** @type {Map<string, string>} */
  const taken = new Map();
  const claim = (
    /** @type {string} */ address,
    /** @type {{ file: string, line: number | null }} */ place,
  ) => {
    const other = taken.get(address);
    if (other === undefined) taken.set(address, place.file);
    const also = `it is of ${other} too: give one of them another`;
    return other === undefined
      ? []
      : [problem(`two pages for one address: ${address}`, { ...place, hint: also })];
  };
  const own = reviews
    .filter(({ slug }) => slug !== 'reference')
    .flatMap(({ slug, file, value, line }) =>
      claim(`/reviews/${value.slug ?? slug}/`, { file, line: line(['slug']) }),
    );
  const earlier = reviews.flatMap(({ file, value, line }) =>
    /** @type {string[]} */ (Array.isArray(value.aliases) ? value.aliases : []).flatMap((alias, at) =>
      claim(`${alias.startsWith('/') ? '' : '/reviews/'}${alias.replace(/\/$/, '')}/`, {
        file,
        line: line(['aliases', at]),
      }),
    ),
  );
  return [...own, ...earlier];
}

/** Two ways to write a tag are one page, which has the name of one of them. @param {import('../model/project.js').Review[]} reviews */
function sameTag(reviews) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return reviews.flatMap(({ file, value, line }) =>
    /** @type {string[]} */ (Array.isArray(value.tags) ? value.tags : []).flatMap((tag, at) => {
      const place = { file, line: line(['tags', at]) };
      if (tag.includes('/') || reserved.test(tag) || !/[\p{L}\p{N}]/u.test(tag))
        return [problem(`a tag that is no address: ${tag}`, { ...place, hint: 'words, without a slash' })];
      const known = first.get(tag.toLowerCase()) ?? tag;
      first.set(tag.toLowerCase(), known);
      if (known === tag) return [];
      const severity = /** @type {const} */ ('warning');
      return [
        problem(`one tag in two ways: ${tag}`, {
          ...place,
          severity,
          hint: `write it as elsewhere: ${known}`,
        }),
      ];
    }),
  );
}
