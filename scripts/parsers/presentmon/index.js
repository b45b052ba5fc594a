import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { parsed, warning } from '../../model/parser.js';
import { readColumns } from './columns.js';
import { cellNumber, findFrameHeader, frameTimeColumn, readFrameRows } from './frameTable.js';
import { frameResults, secondsOf, usableFrames } from './frames.js';

const reads =
  'of each process and swap chain: frame rate (frames / time, 1 % and 0.1 % lows), frame times, dropped frames, latencies and sensors over time';

/** @typedef {import('./frameTable.js').FrameHeader} FrameHeader */

/** @type {{ tool: string, title: string, versions: string, make: string, is: (header: FrameHeader) => boolean }[]} */
const tools = [
  {
    tool: 'capframex',
    title: 'CapFrameX (CSV)',
    versions: '1.2 to 1.7',
    make: 'export the record as CSV',
    is: ({ before }) => before.some((line) => line.startsWith('//')),
  },
  {
    tool: 'frameview',
    title: 'NVIDIA FrameView',
    versions: '1.1 to 1.6',
    make: 'record with FrameView and keep the `..._Log.csv`',
    is: ({ at }) => at.has('gpu') && at.has('cpu') && at.has('resolution'),
  },
  {
    tool: 'ocat',
    title: 'OCAT',
    versions: '1.3 to 1.6',
    make: 'record with OCAT and keep the CSV of the capture',
    is: ({ at }) => at.has('motherboard') && at.has('processor'),
  },
  {
    tool: 'presentmon',
    title: 'PresentMon',
    versions: '1.3 to 2.4, also --v1_metrics',
    make: '`PresentMon --output_file frames.csv --timed 60 --process_name game.exe`',
    is: () => true,
  },
];

/** @param {FrameHeader | null} header */
const toolOf = (header) => (header ? tools.find(({ is }) => is(header))?.tool : undefined);

/** One parser a tool, for all of them write PresentMon's columns. */
export const [capFrameX, frameView, ocat, presentMon] = tools.map(
  ({ tool, title, versions, make }) =>
    /** @type {import('../../model/parser.js').Parser} */ ({
      tool,
      title,
      layouts: [{ name: 'CSV of frames', versions, verified: true, reads, make }],
      recognise: (source) => toolOf(findFrameHeader(source.headText())) === tool,
      parse: (source) => readFrames(source.text(), make),
    }),
);

/**
 * @param {string} text
 * @param {string} make
 */
function readFrames(text, make) {
  const header = /** @type {FrameHeader} */ (findFrameHeader(text));
  const timeColumn = frameTimeColumn(header);
  if (timeColumn === null)
    throw new InputError('no column of frame times: FrameTime, MsBetweenAppStart or MsBetweenPresents', {
      line: header.line,
      hint: make,
    });
  const { rows, warnings } = readFrameRows(text, header);
  const found = [...groupRows(header, rows)].map(([, group]) => readGroup(header, timeColumn, group));
  warnings.push(...found.flatMap((each) => each.warnings));
  const results = found.flatMap(({ frames }) => (frames ? [frameResults(frames)] : []));
  if (results.length === 0)
    throw new InputError('no frame has a time', { line: header.line + 1, hint: make });
  return parsed({
    device: deviceOf(header, rows),
    measurements: results.flatMap((each) => each.measurements),
    series: results.flatMap((each) => each.series),
    warnings,
    settings: settingsOf(header, rows),
  });
}

/**
 * Rows of one swap chain of one process: a log of all processes holds the compositor (`dwm.exe`) beside the game.
 *
 * @param {FrameHeader} header
 * @param {{ line: number, cells: string[] }[]} rows
 */
function groupRows({ at }, rows) {
  const columns = ['application', 'processid', 'swapchainaddress'].map((name) => at.get(name) ?? -1);
  const groups = groupBy(rows, ({ cells }) =>
    JSON.stringify(columns.map((column) => cells[column]?.trim() ?? '')),
  );
  const names = [...groups.keys()].map((key) => JSON.parse(key));
  return new Map(
    [...groups].map(([key, own]) => [key, { rows: own, parameters: parametersOf(JSON.parse(key), names) }]),
  );
}

/**
 * The process by its name; its id and swap chain only where the file holds several of that name.
 *
 * @param {string[]} own
 * @param {string[][]} all
 */
function parametersOf([application, id, chain], all) {
  const namesakes = all.filter(([name]) => name === application);
  const processes = new Set(namesakes.map(([, each]) => each));
  const chains = namesakes.filter(([, each]) => each === id);
  return {
    process: application || 'unknown',
    ...(processes.size > 1 && { 'process-id': id }),
    ...(chains.length > 1 && { 'swap-chain': chain }),
  };
}

/**
 * @param {FrameHeader} header
 * @param {number} timeColumn
 * @param {{ rows: { line: number, cells: string[] }[], parameters: import('../../model/measurement.js').Parameters }} group
 */
function readGroup(header, timeColumn, { rows, parameters }) {
  const name = Object.values(parameters).join(' ');
  const times = rows.map(({ cells }) => cellNumber(cells[timeColumn], header.delimiter));
  const { kept, warnings } = usableFrames(times, name);
  if (kept.length === 0)
    return { frames: null, warnings: [...warnings, warning(`${name}: no frame has a time`)] };
  const own = kept.map((index) => rows[index]);
  const dropped = header.at.get('dropped');
  const frames = {
    run: 0,
    parameters,
    times: secondsOf(kept.map((index) => times[index])),
    dropped: dropped === undefined ? null : rows.filter(({ cells }) => cells[dropped]?.trim() === '1').length,
    columns: readColumns(header, own),
  };
  if (kept.length < 100) warnings.push(warning(`${name}: ${kept.length} frames are too few for a 1 % low`));
  return { frames, warnings };
}

/**
 * @param {FrameHeader} header
 * @param {{ cells: string[] }[]} rows
 */
function deviceOf({ at, before }, rows) {
  const commented = before.find((line) => /^\/\/GPU=/i.test(line))?.slice(6);
  const model = commented ?? rows[0].cells[at.get('gpu') ?? -1];
  return model?.trim() && model.trim() !== 'NA'
    ? { model: model.trim(), firmware: null, serial: null, capacity: null }
    : null;
}

/** What the tools say once, in the first row or above the header. */
const facts = [
  'cpu',
  'processor',
  'resolution',
  'runtime',
  'presentruntime',
  'os',
  'systemram',
  'driverpackage',
];

/**
 * @param {FrameHeader} header
 * @param {{ cells: string[] }[]} rows
 */
function settingsOf({ at, names, before }, rows) {
  const said = facts.flatMap((name) => {
    const column = at.get(name);
    const value = column === undefined ? undefined : rows[0].cells[column]?.trim();
    return column !== undefined && value && value !== 'NA' ? [[names[column], value]] : [];
  });
  const commented = before.flatMap((line) => {
    const match = /^\/\/([A-Za-z][A-Za-z ]{0,40})=(.{1,200})$/.exec(line);
    return match ? [[match[1], match[2]]] : [];
  });
  return Object.fromEntries([...said, ...commented]);
}
