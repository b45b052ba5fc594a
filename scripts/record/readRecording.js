import { createHash } from 'node:crypto';
import { isReserved, longest } from '../content/checkPageNames.js';
import { addressPattern } from '../content/schemas/values.js';
import { InputError } from '../model/inputError.js';

/**
 * @typedef {object} Recording what a bench script packed
 * @property {string} methodology
 * @property {string} seed
 * @property {string} date of the first run, YYYY-MM-DD
 * @property {string | null} campaign as it was asked for when the script was made
 * @property {string | null} testbed
 * @property {string[]} products
 * @property {Record<string, string>} machine facts by name
 * @property {Map<string, Record<string, string>>} drives facts by product
 * @property {Run[]} runs the last try of each, in the order they were made
 * @property {string} log of all tries
 * @property {Map<string, Uint8Array>} raw by `<product>/<test>/<file>` or `<product>/<file>`
 *
 * @typedef {{ product: string, test: string, settings: string, run: number, status: string, remark: string }} Run
 */

const mark = 'recording.tsv';
const text = (/** @type {Uint8Array | undefined} */ bytes) => new TextDecoder().decode(bytes);

/**
 * @param {{ name: string, bytes: Uint8Array }[]} entries of an archive
 * @returns {boolean} whether a bench script made it
 */
export const isRecording = (entries) =>
  entries.some(({ name, bytes }) => name === mark && text(bytes).startsWith('benchfolio-recording\t'));

/**
 * @param {{ name: string, bytes: Uint8Array }[]} entries
 * @returns {Recording}
 * @throws {InputError} where it is of a newer form, or what is in it is not what was recorded
 */
export function readRecording(entries) {
  const files = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  const facts = pairs(files.get(mark));
  if (facts['benchfolio-recording'] !== '1')
    throw new InputError(`a recording of another form: ${facts['benchfolio-recording']}`, {
      hint: 'made by a newer Benchfolio: update this one',
    });
  checkSums(files);
  checkNames(facts, [...files.keys()]);
  const runs = readRuns(text(files.get('runs.tsv')));
  return {
    methodology: facts.methodology,
    seed: facts.seed,
    date: new Date(Number(facts.first) * 1000).toISOString().slice(0, 10),
    campaign: facts.campaign ?? null,
    testbed: facts.testbed ?? null,
    products: facts.products.split(' '),
    machine: pairs(files.get('machine.tsv')),
    drives: new Map(
      facts.products.split(' ').flatMap((id) => {
        const own = files.get(`drive-${id}.tsv`);
        return own ? [[id, pairs(own)]] : [];
      }),
    ),
    runs,
    log: text(files.get('runs.tsv')),
    raw: new Map(
      [...files].flatMap(([name, bytes]) => (name.startsWith('raw/') ? [[name.slice(4), bytes]] : [])),
    ),
  };
}

/** @param {Uint8Array | undefined} bytes @returns {Record<string, string>} */
const pairs = (bytes) =>
  Object.fromEntries(
    text(bytes)
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.split('\t')[0], line.slice(line.indexOf('\t') + 1)]),
  );

/** As the parts of a script name what they write: no hidden file, nothing that a terminal acts upon. */
const rawName = /^raw(?:\/[\w][\w .,+%=@~-]*)+$/;

/**
 * What an archive says of itself becomes part of paths: whoever made it may not have been a bench script.
 *
 * @param {Record<string, string>} facts
 * @param {string[]} files
 */
function checkNames({ methodology = '', products = '', campaign, testbed, first }, files) {
  const names = [methodology, ...products.split(' '), campaign, testbed].filter((name) => name !== undefined);
  const wrong =
    names.find((name) => !addressPattern.test(name) || isReserved(name) || name.length > longest) ??
    files.find((name) => name.startsWith('raw/') && !rawName.test(name));
  if (wrong !== undefined)
    throw new InputError(`a recording with a name that is none: ${JSON.stringify(wrong)}`, {
      hint: 'names of methodologies, products, testbeds and campaigns are small letters, digits and hyphens',
    });
  if (!(Number(first) > 0 && Number(first) < 1e11))
    throw new InputError(`a recording without the time of its first run: ${first}`, {
      hint: 'it has to be a second since 1970, as the bench script writes it',
    });
}

/** @param {Map<string, Uint8Array>} files */
function checkSums(files) {
  const stated = new Map(
    text(files.get('SHA256SUMS'))
      .split('\n')
      .flatMap((line) => {
        const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
        return name ? [[name, sum]] : [];
      }),
  );
  const wrong = [...files].filter(
    ([name, bytes]) =>
      name !== 'SHA256SUMS' && createHash('sha256').update(bytes).digest('hex') !== stated.get(name),
  );
  const absent = [...stated.keys()].filter((name) => !files.has(name));
  const [first] = [...wrong.map(([name]) => name), ...absent];
  if (first)
    throw new InputError(`not as it was recorded: ${first}`, {
      hint: 'its checksum differs from SHA256SUMS: copy the archive again from the bench',
    });
}

/** @param {string} log @returns {Run[]} */
function readRuns(log) {
  const [head = '', ...lines] = log.split('\n').filter(Boolean);
  const names = head.split('\t');
  /** @type {Map<string, Run>} */
  const last = new Map();
  for (const line of lines) {
    const cells = line.split('\t');
    if (cells.length !== names.length) continue; // broken off by a full disk; the run was made again
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    const { product, test, settings, status, remark } = row;
    last.set([product, test, settings, row.run].join('\t'), {
      ...{ product, test, settings, status, remark },
      run: Number(row.run),
    });
  }
  return [...last.values()];
}
