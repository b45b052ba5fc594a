import { logName } from './logName.js';

/**
 * One file of a test folder.
 *
 * @typedef {object} ParsedFile
 * @property {string} file relative to the project
 * @property {import('../../../model/parser.js').Parsed & { tool: string }} parsed
 */

/**
 * Whose name a log bears, from the surest rule to the weakest.
 *
 * @type {readonly ((stem: string, document: ParsedFile) => boolean)[]}
 */
const rules = Object.freeze([
  (stem, { file }) => stem === logName(file).stem,
  (stem, { file }) =>
    stem.startsWith(logName(file).stem) && /^[^a-z0-9]/i.test(stem.slice(logName(file).stem.length)),
  (stem, { parsed }) => logPrefixes(parsed).has(stem),
  (stem, { file }) => fioPlotName(stem) === logName(file).stem,
  (stem, { parsed }) => parsed.measurements.some(({ test }) => test === stem),
]);

/**
 * The document that each log belongs to; a log that several claim, or none of several, belongs to nobody.
 *
 * @param {ParsedFile[]} logs
 * @param {ParsedFile[]} documents
 * @returns {{ owners: Map<ParsedFile, ParsedFile>, strays: ParsedFile[] }}
 */
export function assignLogs(logs, documents) {
  const owners = new Map();
  const strays = [];
  // only fio writes these logs: what another tool wrote in the same folder owns none of them
  const own = documents.filter(({ parsed }) => parsed.tool.startsWith('fio'));
  for (const log of logs) {
    const { stem } = logName(log.file);
    const claims = rules.map((rule) => own.filter((document) => rule(stem, document)));
    const [owner, ...more] = claims.find((claim) => claim.length > 0) ?? (own.length === 1 ? own : []);
    if (owner && more.length === 0) owners.set(log, owner);
    else strays.push(log);
  }
  return { owners, strays };
}

/**
 * The prefixes that the job options give to logs.
 *
 * @param {import('../../../model/parser.js').Parsed} parsed
 */
const logPrefixes = ({ settings }) =>
  new Set(
    Object.entries(settings)
      .filter(([key]) => /(?:^|: )write_(?:bw|iops|lat|hist)_log$/.test(key))
      .map(([, value]) => value.split(/[\\/]/).pop()),
  );

/**
 * fio-plot calls the logs `randwrite-iodepth-32-numjobs-8` whose document is `randwrite-32-8`.
 *
 * @param {string} stem
 */
const fioPlotName = (stem) => stem.replace(/-iodepth-(\d+)-numjobs-(\d+)$/, '-$1-$2');
