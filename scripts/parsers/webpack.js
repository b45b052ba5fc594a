import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { amount, isAmount, scaled } from './shared/amount.js';
import { jsonDocuments } from './shared/jsonDocuments.js';

/** @typedef {import('../model/measurement.js').Measurement} Measurement */

const make = 'run `webpack --json > FILE`, or `webpack --json=FILE`';
const deepest = 4;

/** @type {import('../model/parser.js').Parser} */
export const webpack = {
  tool: 'webpack',
  title: 'webpack stats',
  layouts: [
    {
      name: 'JSON',
      versions: '1 to 5',
      verified: true,
      reads: 'the time of the build and the size of every file it wrote, of each compiler by name',
      make,
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (!/^\s{0,200}\{|\n\{/.test(head)) return false;
    return (
      /"(?:assetsByChunkName|namedChunkGroups|entrypoints)"\s{0,20}:/.test(head) &&
      /"(?:time|hash|outputPath|publicPath)"\s{0,20}:/.test(head)
    );
  },
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    const builds = documents.filter(({ value }) => value !== null && typeof value === 'object');
    const read = builds.map(({ value }, run) => readCompiler(value, { run, path: '', names: [], warnings }));
    const measurements = read.flat();
    if (measurements.length === 0)
      throw new InputError(warnings[0]?.message ?? 'no time and no file', { path: 'assets', hint: make });
    const version = builds[0]?.value.version;
    return parsed({ toolVersion: typeof version === 'string' ? version : null, measurements, warnings });
  },
};

/**
 * @param {any} stats
 * @param {{ run: number, path: string, names: string[], warnings: import('../model/parser.js').Warning[] }} place
 * @returns {Measurement[]}
 */
function readCompiler(stats, { run, path, names, warnings }) {
  const own = typeof stats.name === 'string' && stats.name ? [...names, stats.name] : names;
  const compiler = own.join(' / ');
  const parameters = compiler ? { compiler } : undefined;
  const errors = Array.isArray(stats.errors) ? stats.errors.length : 0;
  const place = { run, test: 'build', parameters };
  const rows = [];
  if (errors > 0) {
    warnings.push(
      warning(
        `the build${compiler ? ` of ${compiler}` : ''} failed with ${errors} errors: its time is no result`,
      ),
    );
    rows.push(measurement({ ...place, metric: 'errors', statistic: 'total', value: errors }));
  } else if (stats.time !== undefined) {
    const time = amount(stats.time, { what: 'time in milliseconds', path: `${path}time`, hint: make });
    rows.push(measurement({ ...place, metric: 'duration', statistic: 'value', value: scaled(time, 1e-3) }));
  }
  const assets = Array.isArray(stats.assets) ? stats.assets : [];
  const sizes = assets.flatMap((/** @type {any} */ asset) => {
    if (typeof asset?.name !== 'string' || !isAmount(asset.size)) return [];
    const named = { ...parameters, asset: asset.name };
    return [
      measurement({
        run,
        test: 'asset',
        parameters: named,
        metric: 'size',
        statistic: 'value',
        value: asset.size,
      }),
    ];
  });
  const children = Array.isArray(stats.children) && names.length < deepest ? stats.children : [];
  return [
    ...rows,
    ...sizes,
    ...children.flatMap((/** @type {any} */ child, /** @type {number} */ at) =>
      child === null || typeof child !== 'object'
        ? []
        : readCompiler(child, {
            run,
            path: `${path}children[${at}].`,
            names: childNames(own, child, at),
            warnings,
          }),
    ),
  ];
}

/**
 * @param {string[]} own
 * @param {any} child
 * @param {number} at
 */
const childNames = (own, child, at) =>
  typeof child.name === 'string' && child.name ? own : [...own, `child ${at + 1}`];
