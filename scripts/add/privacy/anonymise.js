import { distinctSecrets, places } from './secrets.js';

/**
 * @typedef {import('./secrets.js').Secret} Secret
 * @typedef {ReadonlyMap<string, string>} Labels what stands in the place of each private name
 */

/** Numbers that a drive is known by all over the world; in JSON they are no text, so that a zero takes their place. */
const idNumber = /("(?:wwn|eui64)"\s*:\s*\{[^{}]*?"(?:id|ext_id)"\s*:\s*)\d+/g;
/** CrystalDiskInfo's dump of what the drive says of itself, its serial number and name in it as hexadecimal words. */
const identifyDump = /^-- IDENTIFY_\w+ -+\r?\n(?:(?!-- ).*(?:\r?\n|$))*/gm;

const placeholder = /(?<![A-Za-z0-9])(SERIAL|WWN|HOST|USER|PASSWORD)-[A-Z]+\b/g;

/**
 * A label for each name: `SERIAL-A`, `SERIAL-B`, in the order given, so that one name is the same in all files of a campaign.
 *
 * @param {Secret[]} secrets every different one
 * @returns {Labels}
 */
export function labelsFor(secrets) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Map(
    secrets.map(({ kind, value }) => {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [value, `${kind}-${letters(count)}`];
    }),
  );
}

/** A to Z, then AA. @param {number} index @returns {string} */
const letters = (index) =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/**
 * @param {string} text
 * @param {Labels} labels
 * @param {{ everywhere?: boolean }} [options] also outside of the places where tools print such names; only what is no everyday word
 */
export function anonymise(text, labels, { everywhere = true } = {}) {
  let result = withoutNumbers(text);
  for (const { form } of places) {
    result = result.replace(form, (match, ...rest) => {
      const value = rest.at(-1).value.trim();
      const label = labels.get(value);
      if (label === undefined) return match;
      const at = match.lastIndexOf(value);
      return match.slice(0, at) + label + match.slice(at + value.length);
    });
  }
  if (!everywhere) return result;
  const longestFirst = [...labels].sort(([a], [b]) => b.length - a.length);
  for (const [value, label] of longestFirst) {
    if (isTelling(value)) result = result.replace(asWord(value), label);
  }
  return result;
}

/**
 * Zeros for the numbers and dumps that a drive is known by.
 *
 * @param {string} text
 */
export const withoutNumbers = (text) => text.replace(idNumber, '$10').replace(identifyDump, withoutWords);

/** @param {string} dump */
const withoutWords = (dump) => dump.replace(/(?<=[ :])[0-9A-F]{4}(?=\s|$)/g, '0000');

/** A name that stands for nothing else wherever it is met. @param {string} value */
const isTelling = (value) =>
  (value.length >= 5 && /[\d.-]/.test(value) && /[A-Za-z]/.test(value)) ||
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(value);

/** @param {string} value */
const asWord = (value) =>
  new RegExp(`(?<![A-Za-z0-9])${value.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![A-Za-z0-9])`, 'g');

/**
 * The text with one mark for all names of a kind, whether they were replaced already or not: what a file that is filed
 * and the one it was made of have in common.
 *
 * @param {string} text
 * @param {Secret[]} secrets
 */
export function redactedText(text, secrets) {
  const kinds = new Map(secrets.map(({ kind, value }) => [value, `${kind}-A`]));
  return anonymise(text, kinds).replace(placeholder, '$1');
}

/**
 * The private names in the files of each campaign, with what takes their place: the same in all its files.
 *
 * @param {import('../importCandidate.js').Placement[]} placements
 * @returns {Map<string, Labels>} by `data/raw/<product>/<campaign>`
 */
export function campaignLabels(placements) {
  const folders = new Set(placements.map(campaignOf));
  return new Map(
    [...folders].map((folder) => {
      const own = placements.filter((placement) => campaignOf(placement) === folder);
      return [folder, labelsFor(distinctSecrets(own.flatMap(({ candidate }) => candidate.secrets)))];
    }),
  );
}

/** @param {{ to: string }} placement */
export const campaignOf = ({ to }) => to.split('/').slice(0, 4).join('/');
