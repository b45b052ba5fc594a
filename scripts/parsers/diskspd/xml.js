import { InputError } from '../../model/inputError.js';
import { finite, hint, number, required, seconds } from './xmlNumber.js';
import { xmlChild, xmlChildren, xmlTree } from '../shared/xmlTree.js';

const largest = 64 * 2 ** 20;

/**
 * @typedef {import('../shared/xmlTree.js').XmlNode} XmlNode
 * @typedef {import('./timeSpan.js').TimeSpan} TimeSpan
 * @typedef {import('./timeSpan.js').Side} Side
 *
 * @typedef {object} DiskspdOutput
 * @property {string | null} version
 * @property {Record<string, string>} settings
 * @property {string | null} startedAt
 * @property {TimeSpan[]} spans
 */

/**
 * @param {import('../../model/parser.js').Source} source
 * @returns {DiskspdOutput}
 */
export function readDiskspdXml(source) {
  if ((source.size ?? 0) > largest)
    throw new InputError(`too long for a result of DiskSpd: ${source.size} bytes`, { hint });
  const root = xmlTree(source.text(), hint);
  const spans = xmlChildren(root, 'TimeSpan');
  if (spans.length === 0)
    throw new InputError('no <TimeSpan> with results', { line: root.line, path: 'Results', hint });
  const profiles = xmlChildren(xmlChild(root, 'Profile', 'TimeSpans'), 'TimeSpan');
  return {
    version: xmlChild(root, 'System', 'Tool', 'Version')?.text ?? null,
    settings: settingsOf(profiles[0]),
    startedAt: utcDate(xmlChild(root, 'System', 'RunTime')?.text ?? ''),
    spans: spans.map((span, index) =>
      readSpan(span, { profile: profiles[index], test: spans.length > 1 ? `timespan ${index + 1}` : null }),
    ),
  };
}

/** @param {XmlNode | undefined} profile */
function settingsOf(profile) {
  const wanted = ['Duration', 'Warmup', 'Cooldown'];
  const target = xmlChild(profile, 'Targets', 'Target');
  const own = wanted.flatMap((name) => xmlChildren(profile, name));
  const ofTarget = ['Path', 'FileSize', 'DisableOSCache', 'WriteThrough'].flatMap((name) =>
    xmlChildren(target, name),
  );
  return Object.fromEntries([...own, ...ofTarget].map(({ name, text }) => [name, text]));
}

/** @param {string} text `2018/10/18 21:39:04 UTC` */
export function utcDate(text) {
  const match = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d) UTC$/.exec(text.trim());
  return match && `${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`;
}

/**
 * @param {XmlNode} span
 * @param {{ profile: XmlNode | undefined, test: string | null }} context
 * @returns {TimeSpan}
 */
function readSpan(span, { profile, test }) {
  const duration = number(span, 'TestTimeSeconds');
  if (!duration) {
    throw new InputError('a timespan of no time: the test was interrupted', {
      line: span.line,
      path: 'TimeSpan.TestTimeSeconds',
      hint: 'run it again',
    });
  }
  const latency = xmlChild(span, 'Latency');
  const iops = xmlChild(span, 'Iops');
  const cpu = number(xmlChild(span, 'CpuUtilization', 'Average'), 'UsagePercent');
  return {
    run: 0,
    test,
    line: span.line,
    seconds: duration,
    threads: number(span, 'ThreadCount') ?? xmlChildren(span, 'Thread').length,
    cpu: cpu === null ? null : Number((cpu / 100).toFixed(6)),
    targets: xmlChildren(xmlChild(profile, 'Targets'), 'Target').map((target) => readTarget(target, profile)),
    sides: new Map([
      ['read', volumeOf(span, 'Read')],
      ['write', volumeOf(span, 'Write')],
    ]),
    latencies: latency
      ? new Map([
          ['read', latencyOf(latency, 'Read')],
          ['write', latencyOf(latency, 'Write')],
        ])
      : new Map(),
    deviations: deviationsOf(iops),
    printed: new Map(),
    readings: xmlChildren(iops, 'Bucket').map(readingOf),
  };
}

/**
 * @param {XmlNode} target
 * @param {XmlNode | undefined} profile
 * @returns {import('./timeSpan.js').Target}
 */
function readTarget(target, profile) {
  const ratio = number(target, 'RandomRatio');
  const random = xmlChild(target, 'Random') !== undefined || ratio === 100;
  const mixed = ratio !== null && ratio > 0 && ratio < 100;
  return {
    path: xmlChild(target, 'Path')?.text ?? '',
    blockSize: number(target, 'BlockSize'),
    pattern: mixed ? null : random ? 'random' : 'sequential',
    queueDepth: number(profile, 'RequestCount') || number(target, 'RequestCount'),
    writePercent: number(target, 'WriteRatio'),
  };
}

/**
 * @param {XmlNode} span
 * @param {'Read' | 'Write'} side
 */
function volumeOf(span, side) {
  const targets = xmlChildren(span, 'Thread').flatMap((thread) => xmlChildren(thread, 'Target'));
  const sum = (/** @type {string} */ name) =>
    targets.reduce((total, target) => total + required(target, name), 0);
  return { bytes: sum(`${side}Bytes`), ios: sum(`${side}Count`) };
}

/**
 * @param {XmlNode} latency
 * @param {'Read' | 'Write'} side
 * @returns {import('./timeSpan.js').Latency}
 */
function latencyOf(latency, side) {
  const buckets = xmlChildren(latency, 'Bucket').flatMap((bucket) => {
    const value = seconds(bucket, `${side}Milliseconds`);
    return value === null ? [] : [/** @type {[number, number]} */ ([required(bucket, 'Percentile'), value])];
  });
  const percentiles = new Map(buckets);
  return {
    mean: seconds(latency, `Average${side}Milliseconds`),
    sd: seconds(latency, `${side}LatencyStdev`),
    min: percentiles.get(0) ?? null,
    max: percentiles.get(100) ?? null,
    percentiles,
  };
}

/** @param {XmlNode | undefined} iops @returns {Map<Side, number>} */
function deviationsOf(iops) {
  const pairs = /** @type {[Side, number | null][]} */ ([
    ['read', number(iops, 'ReadIopsStdDev')],
    ['write', number(iops, 'WriteIopsStdDev')],
  ]);
  return new Map(pairs.flatMap(([side, value]) => (value === null ? [] : [[side, value]])));
}

/** @param {XmlNode} bucket */
function readingOf({ attributes, line }) {
  const read = (/** @type {string} */ name) =>
    finite(attributes.get(name) ?? '', { path: `Iops.Bucket.${name}`, line });
  return { seconds: read('SampleMillisecond') / 1000, read: read('Read'), write: read('Write') };
}
