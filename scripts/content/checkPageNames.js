import { problem } from '../model/inputError.js';
import { addressPattern } from './schemas/values.js';

const reserved = /^(?:index|page|con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names that a site or a disk has another use for, whatever follows a dot. @param {string} name */
export const isReserved = (name) => reserved.test(name);

/** Some disks keep no longer names, and a chart's files add to them. */
export const longest = 100;

const hint = `rename it: small letters, digits and hyphens, at most ${longest} of them`;

/**
 * Names that become addresses and folders: whether they can. And reviews that are not to be seen yet.
 *
 * @typedef {import('../model/inputError.js').Problem} Problem
 *
 * @param {import('../model/project.js').Project} project
 * @param {number} [now] ms
 * @returns {Problem[]}
 */
export function checkPageNames({ products, testbeds, methodologies, reviews, campaigns }, now = Date.now()) {
  const written = [...products.values(), ...testbeds.values(), ...methodologies.values()];
  return [
    ...written.flatMap(({ id, file }) => checkName(id, { file })),
    ...[...methodologies.values()].flatMap(({ file, value, line }) =>
      Object.keys(value.tests ?? {}).flatMap((id) => checkName(id, placeOf({ file, line }, ['tests', id]))),
    ),
    ...reviews.flatMap(({ slug, file, value, line, charts }) => [
      ...checkName(slug, { file }),
      ...(typeof value.slug === 'string' ? checkSlug(value.slug, placeOf({ file, line }, ['slug'])) : []),
      ...charts.flatMap((chart) => (chart.id ? checkName(chart.id, { file, line: chart.line }) : [])),
    ]),
    ...campaigns.flatMap(({ campaign, file }) => checkCampaign(campaign, file)),
    ...reviews.flatMap((review) => notYet(review, now)),
  ];
}

/** A folder of raw files: more may stand in its address than in that of a page. @param {string} name @param {string} file */
const checkCampaign = (name, file) =>
  /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u.test(name)
    ? []
    : [problem(`a name that is no address: ${name}`, { file, hint })];

/**
 * @param {string} name
 * @param {{ file: string, line?: number | null }} place
 * @returns {Problem[]}
 */
function checkName(name, place) {
  if (isReserved(name)) return [problem(`a reserved name: ${name}`, { ...place, hint: 'choose another' })];
  if (name.length > longest)
    return [problem(`a name of ${name.length} characters: ${name}`, { ...place, hint })];
  if (!addressPattern.test(name)) return [problem(`a name that is no address: ${name}`, { ...place, hint })];
  return [];
}

/** Its letters are checked where its file is read. @param {string} slug @param {{ file: string, line: number }} place */
const checkSlug = (slug, place) => (addressPattern.test(slug) ? checkName(slug, place) : []);

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

/**
 * Where a key stands, looked for only where something is wrong with it: a text that was read before is read again for that.
 *
 * @param {Pick<import('../model/project.js').Review, 'file' | 'line'>} document
 * @param {(string | number)[]} path of the key
 * @returns {{ file: string, line: number }}
 */
export const placeOf = ({ file, line }, path) => ({
  file,
  get line() {
    return line(path);
  },
});
