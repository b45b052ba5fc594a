import './model/lib/freezeObjects.js';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unpackArchive } from './archive/index.js';
import { readCommand } from './command/readCommand.js';
import { readersIn } from './flow/reading/siteReaders.js';
import { openSources } from './io/openSources.js';
import { formatProblem, InputError } from './model/inputError.js';
import { parseSource } from './parse/index.js';
import { describeInspection } from './render/inspection.js';

const usage = `usage: npm run inspect -- [--json] [--points] [--findings] FILE-or-FOLDER...
Says what files of results hold: tool, measurements, series.
  --json      as JSON, a list with an entry for each file
  --points    with every reading of the series
  --reader F  with a reader of your own, as data/readers/<tool>.toml describes it; may be given several times
  --findings  with what the readings show: the end of a cache, a steady state...`;
const options = /** @type {const} */ ({
  json: { type: 'boolean', default: false },
  points: { type: 'boolean', default: false },
  findings: { type: 'boolean', default: false },
  reader: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
async function main(args) {
  const { values: wanted, positionals } = readCommand({ usage, options, most: Infinity }, args);
  if (positionals.length === 0) {
    process.stderr.write(`no file named\n${usage}\n`);
    return 1;
  }
  const { readers, problems } = readersIn(wanted.reader);
  for (const each of problems) process.stderr.write(`${formatProblem(each)}\n`);
  if (problems.length > 0) return 1;
  const { analyse } = wanted.findings ? await import('./analysis/index.js') : { analyse: null };
  const named = new Set(wanted.reader.map((path) => basename(path, '.toml')));
  const inspections = [...openSources(positionals, unpackArchive)].map((opened) =>
    inspect(opened, { ...wanted, readers, named, analyse }),
  );
  const text = wanted.json
    ? JSON.stringify(inspections, null, 1)
    : inspections.map(describeInspection).join('\n');
  process.stdout.write(`${text}\n`);
  return inspections.some(({ error }) => error) ? 1 : 0;
}

/**
 * @param {import('./io/openSources.js').Opened | import('./io/openSources.js').Unopened} opened
 * @param {{ points: boolean, readers: import('./model/parser.js').Parser[], named: Set<string>, analyse: typeof import('./analysis/index.js').analyse | null }} wanted
 *   `named`: the readers that are being tried; `analyse`: where findings are asked for
 * @returns {import('./model/inspection.js').Inspection}
 */
function inspect({ file, source, error }, { points, readers, named, analyse }) {
  if (!source) return unread(file, error);
  try {
    const { tool, toolVersion, device, measurements, series, warnings } = parseSource(source, {
      everyReading: points,
      readers,
    });
    const vain = readers.find((each) => named.has(each.tool) && each.tool !== tool && each.recognise(source));
    if (vain)
      throw new InputError(`Benchfolio reads this itself, as ${tool}; ${vain.tool}.toml fits it too`, {
        hint: 'recognise what is in the files of that tool alone, or remove the reader',
      });
    const read = {
      file,
      tool,
      toolVersion,
      device,
      measurements,
      series: series.map((each) => seriesFacts(each, points)),
      warnings,
    };
    const found = analyse ? { findings: series.flatMap((each) => analyse(each, { others: series })) } : {};
    return { ...read, error: null, ...found };
  } catch (thrown) {
    if (!(thrown instanceof InputError)) throw thrown;
    return unread(file, thrown);
  }
}

/**
 * @param {string} file
 * @param {InputError} error
 * @returns {import('./model/inspection.js').Inspection}
 */
function unread(file, { problem: { message, line, path, hint } }) {
  const said = { message: path ? `${path}: ${message}` : message, line, hint };
  return {
    file,
    tool: null,
    toolVersion: null,
    device: null,
    measurements: [],
    series: [],
    warnings: [],
    error: said,
  };
}

/**
 * @param {import('./model/series.js').Series} series
 * @param {boolean} points
 * @returns {import('./model/inspection.js').SeriesFacts}
 */
function seriesFacts({ times, values, low, high, axis, ...facts }, points) {
  if (!points) return facts;
  return { ...facts, points: Array.from(times, (time, at) => [time, values[at]]) };
}
