import { gzipSync } from 'node:zlib';
import { isActive } from '../content/checkRawName.js';
import { InputError, problem } from '../model/inputError.js';
import { bytesSource } from '../model/source.js';
import { campaignText } from '../new/campaignText.js';
import { tomlString } from '../new/tomlText.js';
import { parseSource } from '../parsers/index.js';

/** Texts up to this size are filed as they are, so that readers can open them. */
const packedFrom = 65_536;

/**
 * Where everything of a recording goes. Nothing is written here.
 *
 * @param {import('./readRecording.js').Recording} recording
 * @param {import('../model/project.js').Project} project
 * @param {{ campaign?: string, testbed?: string, blogParsers?: readonly import('../model/parser.js').Parser[] }} options they win over what the script says
 * @returns {{ files: Map<string, Uint8Array>, problems: import('../model/inputError.js').Problem[], notes: string[] }}
 * @throws {InputError} where the methodology or a product is not of this site
 */
export function placeRecording(recording, project, options) {
  const { methodology, products } = recording;
  if (!project.methodologies.has(methodology))
    throw new InputError(`recorded by a methodology that is not here: ${methodology}`, {
      hint: `copy its folder to data/methodologies/${methodology}`,
    });
  const unknown = products.find((id) => !project.products.has(id));
  if (unknown)
    throw new InputError(`a product that is not here: ${unknown}`, {
      hint: `npm run new -- product ${unknown}`,
    });
  const testbed = chooseTestbed(recording, project, options.testbed ?? recording.testbed);
  const campaign = options.campaign ?? recording.campaign ?? recording.date.slice(0, 7);
  /** @type {Map<string, Uint8Array>} */
  const files = new Map(testbed.text ? [[`data/testbeds/${testbed.id}.toml`, utf8(testbed.text)]] : []);
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  for (const product of products) {
    const folder = `data/raw/${product}/${campaign}`;
    const own = [...recording.raw].filter(([name]) => name.startsWith(`${product}/`));
    const read = own.filter(([name, bytes]) => {
      const found = unreadable(name, bytes, options.blogParsers);
      if (found) problems.push(found);
      return !found;
    });
    if (!read.some(([name]) => name.split('/').length > 2)) continue;
    for (const [name, bytes] of read) {
      const packed = isActive(name) || (bytes.length > packedFrom && !name.endsWith('.truth.csv'));
      const path = `${folder}/${name.slice(product.length + 1)}`;
      files.set(packed ? `${path}.gz` : path, packed ? gzipSync(bytes, { level: 9 }) : bytes);
    }
    const facts = factsOf(recording, { product, testbed: testbed.id, project });
    files.set(
      `${folder}/campaign.toml`,
      utf8(
        campaignText(facts).replace(/\n# A run that[^]*$/, '') +
          excluded(
            recording,
            product,
            read.map(([name]) => name),
          ),
      ),
    );
    files.set(`${folder}/record.tsv`, utf8(logOf(recording, product)));
  }
  const notes = testbed.text
    ? [`the testbed is new: read and complete data/testbeds/${testbed.id}.toml`]
    : [];
  return { files, problems, notes };
}

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {readonly import('../model/parser.js').Parser[]} [blogParsers]
 */
function unreadable(name, bytes, blogParsers) {
  if (name.endsWith('.truth.csv')) return null;
  try {
    parseSource(bytesSource(name, bytes), { blogParsers });
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const hint = [
      'left out',
      ...(error.problem.hint ? [error.problem.hint] : []),
      'once it can be read, add the archive again',
    ].join('; ');
    return problem(error.message, { file: name, line: error.problem.line, hint });
  }
}

/**
 * The testbed that is named, else one of the same parts, else a new one of the machine's facts.
 *
 * @param {import('./readRecording.js').Recording} recording
 * @param {import('../model/project.js').Project} project
 * @param {string | null} named
 * @returns {{ id: string, text?: string }}
 */
function chooseTestbed({ machine, date }, { testbeds }, named) {
  if (named && testbeds.has(named)) return { id: named };
  const parts = Object.entries(machine).filter(([name]) => !name.startsWith('Tool: '));
  const alike = [...testbeds].find(([, { value }]) =>
    parts.every(([name, fact]) => value.parts?.[name] === fact),
  );
  if (alike && !named) return { id: alike[0] };
  const title = machine.Processor ?? 'Bench';
  let id = named ?? slugOf(title);
  for (let number = 2; !named && testbeds.has(id); number++) id = `${slugOf(title)}-${number}`;
  const lines = [
    '# Proposed from what the bench said of itself when it recorded: check it, and write what a reader should know.',
    `title = ${tomlString(title)}`,
    `date = ${date} # since when it is in this state`,
    '',
    '[parts]',
    ...Object.entries(machine).map(
      ([name, fact]) => `${tomlString(name.replace('Tool: ', ''))} = ${tomlString(fact)}`,
    ),
  ];
  return { id, text: `${lines.join('\n')}\n` };
}

/** @param {string} text */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/\(.*?\)|\bcpu\b|@.*/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'bench';

/**
 * @param {import('./readRecording.js').Recording} recording
 * @param {{ product: string, testbed: string, project: import('../model/project.js').Project }} place
 */
function factsOf({ methodology, date, drives }, { product, testbed, project }) {
  const drive = drives.get(product) ?? {};
  const { kind, target = {} } = project.products.get(product)?.value ?? {};
  return {
    kind,
    ...{ methodology, testbed, date, dateNote: 'the day the first run was recorded' },
    firmware: drive.firmware,
    link: target.link ?? drive.link,
    variant: target.variant,
  };
}

/**
 * Disturbed runs are kept, and not counted. A run is known by its place among those of its test.
 *
 * @param {import('./readRecording.js').Recording} recording
 * @param {string} product
 * @param {string[]} names of the files that are filed
 */
function excluded({ runs }, product, names) {
  const lines = runs
    .filter((each) => each.product === product && each.status === 'disturbed')
    .flatMap(({ test, run, settings, remark }) => {
      const numbers = names.flatMap((name) => {
        const [, of, file] = name.split('/');
        return of === test ? Number(/^run(\d+)/.exec(file)?.[1] ?? 0) : [];
      });
      const place = [...new Set(numbers)].sort((a, b) => a - b).indexOf(run) + 1;
      if (place === 0) return [];
      const reason = settings === '-' ? remark : `${settings}: ${remark}`;
      return [`  { test = ${tomlString(test)}, run = ${place}, reason = ${tomlString(reason)} },`];
    });
  if (lines.length === 0)
    return '\n# Runs that do not count: exclude = [{ test = "...", run = 3, reason = "background update" }]\n';
  return `\n# Disturbed while they were recorded: on file and drawn hollow, but not counted.\nexclude = [\n${lines.join('\n')}\n]\n`;
}

/**
 * When each run was made, in which order, and what the machine did then; and what the drive said of itself.
 *
 * @param {import('./readRecording.js').Recording} recording
 * @param {string} product
 */
function logOf({ log, seed, drives }, product) {
  const [head = '', ...lines] = log.split('\n').filter(Boolean);
  const column = head.split('\t').indexOf('product');
  const own = lines.filter((line) => line.split('\t')[column] === product);
  const drive = Object.entries(drives.get(product) ?? {}).map(([name, fact]) => `${name} ${fact}`);
  const notes = [
    `# order of the steps drawn with seed ${seed}`,
    ...(drive.length > 0 ? [`# the drive said: ${drive.join('; ')}`] : []),
  ];
  return `${[...notes, head, ...own].join('\n')}\n`;
}
