import { basename } from 'node:path';
import { unpackArchive } from '../unpack/index.js';
import { openSources } from '../io/openSources.js';
import { formatProblem, InputError } from '../model/inputError.js';
import { parseSource } from '../parsers/index.js';
import { describeInspection } from '../render/describeInspection.js';
import { readNamedParsers } from './reading/readBlogParsers.js';

/**
 * `npm run inspect`: what files of results hold.
 *
 * @param {string[]} paths
 * @param {{ json: boolean, points: boolean, findings: boolean, reader: string[] }} wanted `reader`: files with parsers of one's own
 * @param {import('../command/terminal.js').Terminal} terminal
 * @returns {Promise<number>} exit status
 */
export async function inspectResults(paths, wanted, terminal) {
  const { blogParsers, problems } = readNamedParsers(wanted.reader);
  for (const each of problems) terminal.complain(`${formatProblem(each)}\n`);
  if (problems.length > 0) return 1;
  const { analyse } = wanted.findings ? await import('../analysis/index.js') : { analyse: null };
  const named = new Set(wanted.reader.map((path) => basename(path, '.toml')));
  const inspections = [...openSources(paths, unpackArchive)].map((opened) =>
    inspect(opened, { ...wanted, blogParsers, named, analyse }),
  );
  const text = wanted.json
    ? JSON.stringify(inspections, null, 1)
    : inspections.map(describeInspection).join('\n');
  terminal.say(`${text}\n`);
  return inspections.some(({ error }) => error) ? 1 : 0;
}

/**
 * @param {import('../io/openSources.js').Opened | import('../io/openSources.js').Unopened} opened
 * @param {{ points: boolean, blogParsers: import('../model/parser.js').Parser[], named: Set<string>, analyse: typeof import('../analysis/index.js').analyse | null }} wanted
 *   `named`: the parsers that are being tried; `analyse`: where findings are asked for
 * @returns {import('../model/inspection.js').Inspection}
 */
function inspect({ file, source, error }, { points, blogParsers, named, analyse }) {
  if (!source) return unread(file, error);
  try {
    const { tool, toolVersion, device, measurements, series, warnings } = parseSource(source, {
      everyReading: points,
      blogParsers,
    });
    const vain = blogParsers.find(
      (each) => named.has(each.tool) && each.tool !== tool && each.recognise(source),
    );
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
 * @returns {import('../model/inspection.js').Inspection}
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
 * @param {import('../model/series.js').Series} series
 * @param {boolean} points
 * @returns {import('../model/inspection.js').SeriesFacts}
 */
function seriesFacts({ times, values, low, high, axis, ...facts }, points) {
  if (!points) return facts;
  return { ...facts, points: Array.from(times, (time, at) => [time, values[at]]) };
}
