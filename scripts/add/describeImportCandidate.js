import { InputError, problem } from '../model/inputError.js';
import { parseWith, recogniseParser } from '../parsers/index.js';
import { isEvidence, kindOf } from './toolKinds.js';
import { namesText } from './privacy/plainSheet.js';
import { distinctSecrets, findSecrets } from './privacy/secrets.js';
import { withoutParts } from '../model/parameters.js';

/** Results are some kilobytes long; what is longer is a log, and logs hold numbers only. */
const longestText = 16 * 2 ** 20;

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {Pick<ImportCandidate, 'file' | 'name' | 'levels' | 'modified'>} Place
 * @typedef {(source: import('../model/parser.js').Source) => Pick<ImportCandidate, 'size' | 'sha256'>} Digest
 */

/**
 * Reads one file: what wrote it, about which product, and what it can be matched by. Readings are not kept.
 *
 * @param {import('../model/parser.js').Source} source
 * @param {Place} place
 * @param {{ digest: Digest, blogParsers?: readonly import('../model/parser.js').Parser[] }} how
 * @returns {ImportCandidate}
 */
export function describeImportCandidate(source, place, { digest, blogParsers = [] }) {
  try {
    const content = digest(source);
    const about = isEvidence(place.name)
      ? { ...blank, kind: /** @type {const} */ ('picture'), located: hasPlace(source) }
      : describeResult(source, blogParsers);
    return { ...place, ...about, ...content, redactedHash: content.sha256 };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return unreadCandidate(place, error);
  }
}

/**
 * @param {Place} place
 * @param {InputError} error
 * @returns {ImportCandidate}
 */
export function unreadCandidate(place, { problem: { message, ...where } }) {
  const content = { size: 0, sha256: '', redactedHash: '' };
  return { ...place, ...blank, ...content, problem: problem(message, where) };
}

/** @type {Omit<ImportCandidate, keyof Place | 'size' | 'sha256' | 'redactedHash'>} */
const blank = Object.freeze({
  kind: 'unread',
  tool: null,
  product: null,
  startedAt: null,
  runs: 1,
  workloads: [],
  yields: [],
  rows: [],
  parsed: null,
  link: null,
  located: false,
  secrets: [],
  problem: null,
});

/**
 * @param {import('../model/parser.js').Source} source
 * @param {readonly import('../model/parser.js').Parser[]} blogParsers
 */
function describeResult(source, blogParsers) {
  const parser = knownParser(source, blogParsers);
  const kind = kindOf(parser.tool);
  const parsed = parseWith(parser, source, { blogParsers });
  const { tool, device, startedAt, measurements, series, health } = parsed;
  const all = [...measurements, ...series];
  const links = (health?.features ?? []).filter(({ name, detail }) => name === 'link' && detail);
  return {
    ...blank,
    kind,
    tool,
    product: device,
    startedAt,
    runs: new Set(all.map(({ run }) => run)).size || 1,
    workloads: distinct(measurements.map(workloadIn)),
    yields: distinct(all.map(({ metric, parameters }) => ({ metric, parameters: withoutParts(parameters) }))),
    rows: kind === 'table' ? distinct(all.map(rowIn)) : [],
    parsed: { ...parsed, measurements: distinctTests(measurements), series: [], histograms: [] },
    link: links[0]?.detail?.replace(/ of .*$/, '') ?? null,
    secrets: kind === 'log' ? [] : secretsIn(source, device?.serial ?? null),
  };
}

/**
 * What no tool is known to have written is none of the author's mistakes.
 *
 * @param {import('../model/parser.js').Source} source
 * @param {readonly import('../model/parser.js').Parser[]} blogParsers
 */
function knownParser(source, blogParsers) {
  try {
    return recogniseParser(source, blogParsers);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, hint } = error.problem;
    const formats =
      'if it is a result, the page of formats says which file to keep; other tools are described: npm run new -- reader FILE';
    const place = {
      severity: /** @type {const} */ ('warning'),
      hint: source.head().length === 0 ? hint : formats,
    };
    throw Object.assign(new InputError(message), { problem: problem(message, place) });
  }
}

/** @param {import('../model/measurement.js').Measurement} measured */
const workloadIn = ({ parameters, test }) => ({ parameters: withoutParts(parameters), test });

/** @param {{ subject?: string, test: string | null }} row */
const rowIn = ({ subject, test }) => ({ subject: subject ?? null, test });

/**
 * @template T
 * @param {T[]} list of plain records
 * @returns {T[]}
 */
const distinct = (list) => [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];

/** @param {import('../model/measurement.js').Measurement[]} measurements */
const distinctTests = (measurements) => [...new Map(measurements.map((each) => [each.test, each])).values()];

/**
 * @param {import('../model/parser.js').Source} source
 * @param {string | null} serial as the parser read it
 */
function secretsIn(source, serial) {
  if ((source.size ?? 0) > longestText) return [];
  const text = namesText(source.bytes());
  const said = serial === null ? [] : [{ kind: /** @type {const} */ ('SERIAL'), value: serial.trim() }];
  return text === null ? [] : distinctSecrets([...findSecrets(text), ...said]);
}

/** The blocks in which photos, screenshots and documents tell where, with what and by whom they were made. */
const metadata =
  /Exif\0\0|eXIf|ns\.adobe\.com\/xap|Photoshop 3\.0|(?:tEXt|zTXt|iTXt)|\/(?:Author|Creator)\s*[(<]/;

/** @param {import('../model/parser.js').Source} source */
const hasPlace = (source) => metadata.test(new TextDecoder('latin1').decode(source.head()));
