/**
 * What every parser is: how a tool's output is recognised, read and explained.
 *
 * @typedef {object} Source one file's content, already decompressed; parsers never see a path or touch the disk
 * @property {string} name the file's name, for messages and pairing only: never to recognise a format
 * @property {number | null} size bytes, where known
 * @property {() => Uint8Array} head the first 64 KiB as bytes
 * @property {() => string} headText the same as text: BOM, UTF-16, ANSI colours and line ends already normalised
 * @property {() => Uint8Array} bytes all of it
 * @property {() => string} text all of it as text, normalised as `headText`
 * @property {() => Iterable<Uint8Array>} chunks all of it in pieces of at most 1 MiB, for logs too long for memory
 *
 * @typedef {object} ParseOptions
 * @property {boolean} [everyReading] keep all readings of a long log, whatever the memory it takes
 * @property {string} [fioVersion] of the run that a fio log lies beside: it tells the unit of its latencies
 *
 * @typedef {object} DeviceIdentity as the output names it; `null` where it does not say
 * @property {string | null} model
 * @property {string | null} firmware
 * @property {string | null} serial
 * @property {number | null} capacity bytes
 *
 * @typedef {object} Warning something that had to be assumed, or that the reader of the numbers should know
 * @property {string} message lower case
 * @property {number | null} line
 * @property {string} [file] which one, where a run has several
 * @property {import('./validity.js').Flag} [flag] what of it readers see beside the numbers
 * @property {string} [test] the tool's own name of the benchmark that the flag is about; absent: all of the run
 * @property {string} [operation] as `parameters` have it, that the flag is about; absent: all of them
 *
 * @typedef {object} Histogram the latency bins of fio's JSON+, and no printed percentiles, which are measurements; merged before any percentile is taken
 * @property {number} run
 * @property {string | null} test
 * @property {import('./parameters.js').Parameters} parameters
 * @property {import('./metric.js').Metric} metric
 * @property {[number, number][]} bins [seconds, count] ascending
 *
 * @typedef {object} Health what SMART says of a drive, for its panel
 * @property {{ name: string, value: string | number | boolean | null, unit: import('./metric.js').Unit | null }[]} facts
 * @property {{ name: string, present: boolean | null, detail: string | null }[]} features TRIM, DevSleep, encryption, power-loss protection, link...
 *
 * @typedef {object} Parsed
 * @property {string | null} toolVersion
 * @property {DeviceIdentity | null} device
 * @property {import('./measurement.js').Measurement[]} measurements
 * @property {import('./series.js').Series[]} series
 * @property {Histogram[]} histograms
 * @property {Health | null} health
 * @property {Warning[]} warnings
 * @property {Record<string, string>} settings how the tool was called, as it says: shown with the results
 * @property {string | null} startedAt ISO 8601 in UTC where the file says so, without zone where it does not
 *
 * @typedef {object} Layout one form of the tool's output, for the page that lists what can be read
 * @property {string} name e.g. `JSON and JSON+`
 * @property {string} versions e.g. `2.1 to 3.42`
 * @property {boolean} verified `false` where no real file was at hand, as the page says
 * @property {string} reads what is taken from it
 * @property {string} make how to make the right file
 *
 * @typedef {object} Parser
 * @property {string} tool the name in records: `fio-json`, `crystaldiskmark`...
 * @property {string} title its heading on `/formats/`; captions name it by `toolName`
 * @property {Layout[]} layouts
 * @property {(source: Source) => boolean} recognise cheap, by content alone, from the head
 * @property {(source: Source, options?: ParseOptions) => Parsed} parse throws `InputError`
 */

/**
 * @param {Partial<Parsed>} fields
 * @returns {Parsed}
 */
export function parsed(fields) {
  return {
    toolVersion: fields.toolVersion ?? null,
    device: fields.device ?? null,
    measurements: fields.measurements ?? [],
    series: fields.series ?? [],
    histograms: fields.histograms ?? [],
    health: fields.health ?? null,
    warnings: fields.warnings ?? [],
    settings: fields.settings ?? {},
    startedAt: fields.startedAt ?? null,
  };
}

/**
 * @param {string} message
 * @param {number | null} [line]
 * @returns {Warning}
 */
export const warning = (message, line = null) => ({ message, line });

/**
 * A warning that readers see where the number is.
 *
 * @param {import('./validity.js').Flag} flag
 * @param {string} message
 * @param {Pick<Warning, 'test' | 'operation'> & { line?: number | null }} [about]
 * @returns {Warning}
 */
export const flagged = (flag, message, { line = null, ...about } = {}) => ({ message, line, flag, ...about });
