/**
 * What `npm run add` knows of one file it was given, and what it plans to do with it.
 *
 * @typedef {{ path: string, name: string }} Level a folder around a file: its path as shown, and its own name
 *
 * @typedef {'result' | 'log' | 'table' | 'companion' | 'job' | 'picture' | 'unread'} Kind `result` makes runs, a `companion` (health,
 *   power, load) says something about the product or the machine, and is no run of a test by another tool
 *
 * @typedef {object} ImportCandidate
 * @property {string} file as the author would name it
 * @property {string} name without its folder, and without `.gz`
 * @property {Level[]} levels the folders around it, the nearest first, up to the one that was named
 * @property {Kind} kind
 * @property {string | null} tool
 * @property {import('../model/parser.js').DeviceIdentity | null} product
 * @property {string} [test] the one it is known to belong to
 * @property {string | null} startedAt
 * @property {string} modified the file's own date, YYYY-MM-DD
 * @property {number} runs how many it holds
 * @property {Workload[]} workloads every different one
 * @property {{ metric: string, parameters: import('../model/parameters.js').Parameters }[]} yields what a test may be defined by
 * @property {{ subject: string | null, test: string | null }[]} rows of a table: whose results, of which test
 * @property {import('../results/runs/fio/assignLogs.js').ParsedFile['parsed'] | null} parsed without its readings
 * @property {string | null} link how the drive says it is connected
 * @property {boolean} located a picture that says where, with what or by whom it was made
 * @property {import('./privacy/secrets.js').Secret[]} secrets
 * @property {number} size bytes, unpacked
 * @property {string} sha256 of the content, unpacked
 * @property {string} redactedHash the same for two files that differ in nothing but private names
 * @property {import('../model/inputError.js').Problem | null} problem why it is left where it is
 *
 * @typedef {Pick<import('../model/measurement.js').Measurement, 'parameters' | 'test'>} Workload
 *
 * @typedef {object} Question what only the author can say
 * @property {string} key
 * @property {string} text
 * @property {string[]} choices
 * @property {string} flag that answers it too
 * @property {string} [more] what else helps
 * @property {string[]} files that wait for the answer
 *
 * @typedef {object} Placement
 * @property {ImportCandidate} candidate
 * @property {string} folder `data/raw/<product>/<campaign>`
 * @property {string} to path in the project
 * @property {string} [note]
 */

export {};
