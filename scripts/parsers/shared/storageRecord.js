import { measurement } from '../../model/measurement.js';
import { parametersOf } from '../../model/parameters.js';
import { series } from '../../model/series.js';

/**
 * What tools of storage say of a load, under the names that their parsers use; in the record all of it is `parameters`.
 *
 * @typedef {'read' | 'write' | 'trim' | 'mixed' | 'copy'} Operation
 * @typedef {'sequential' | 'random'} Pattern
 * @typedef {Record<string, import('../../model/vocabulary/index.js').Value>} Condition the state it was in: `state`, `filled`, `subTest`...
 *
 * @typedef {object} Workload what was asked of the drive; `null` is unknown, never zero
 * @property {Operation | null} operation
 * @property {Pattern | null} pattern
 * @property {number | null} blockSize bytes
 * @property {number | null} queueDepth outstanding I/Os of one job
 * @property {number | null} jobs jobs at the same time
 * @property {number | null} readPercent 0 to 100, of a mixed load
 * @property {string | null} job which of several jobs (or hosts) at the same time
 * @property {Condition | null} condition
 */

/**
 * @param {Partial<Workload>} load
 * @returns {import('../../model/parameters.js').Parameters}
 */
export const storageParameters = ({ condition, ...load }) =>
  parametersOf({
    pattern: load.pattern,
    operation: load.operation,
    'block-size': load.blockSize,
    'queue-depth': load.queueDepth,
    jobs: load.jobs,
    'read-percent': load.readPercent,
    ...(condition &&
      Object.fromEntries(Object.entries(condition).map(([name, value]) => [kebab(name), value]))),
    job: load.job,
  });

/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * @param {Partial<Workload> & Partial<Measurement> & Pick<Measurement, 'metric' | 'statistic' | 'value'>} fields
 * @returns {Measurement}
 */
export const storageMeasurement = (fields) =>
  measurement({ ...fields, parameters: storageParameters(fields) });

/**
 * @param {Partial<Workload> & Parameters<typeof series>[0]} fields
 * @returns {import('../../model/series.js').Series}
 */
export const storageSeries = (fields) => series({ ...fields, parameters: storageParameters(fields) });

/**
 * What a job does in all that it does at the same time.
 *
 * @template T
 * @param {T[]} values
 * @returns {T | null} the value they all have
 */
export const same = ([first, ...rest]) =>
  first !== undefined && rest.every((each) => each === first) ? first : null;
