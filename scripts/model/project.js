/**
 * Everything that people write by hand, read and held against its schema.
 *
 * @typedef {object} Toml a document with the line of every key
 * @property {Record<string, any>} value dates as ISO text
 * @property {(path: (string | number)[]) => number} line of the key, else of the nearest table around it
 *
 * @typedef {object} HandWrittenFile
 * @property {string} id from its path
 * @property {string} file relative to the project
 *
 * @typedef {Toml & HandWrittenFile} HandWritten one TOML file
 * @typedef {HandWritten & { device: string, campaign: string }} Campaign
 * @typedef {HandWritten & { jobs: Record<string, string> }} Methodology with the text of its job files by name
 *
 * @typedef {object} ChartBlock a fenced `chart` block
 * @property {string} id
 * @property {number} line of the opening fence
 * @property {Toml} toml
 *
 * @typedef {object} Shortcode
 * @property {string} name
 * @property {number} line
 * @property {string[]} positional
 * @property {Record<string, string>} named
 *
 * @typedef {object} TypedNumber a quantity typed into the prose
 * @property {string} text as it is written
 * @property {number} value base unit
 * @property {string | null} unit
 * @property {number} half half a step of its last digit, base unit
 * @property {number} line
 *
 * @typedef {object} Markdown
 * @property {Toml} frontMatter
 * @property {ChartBlock[]} charts
 * @property {Shortcode[]} shortcodes
 * @property {TypedNumber[]} typed
 * @property {import('./inputError.js').Problem[]} problems
 *
 * @typedef {object} ReviewParts
 * @property {string} slug
 * @property {string} file
 * @property {ChartBlock[]} charts
 * @property {Shortcode[]} shortcodes
 * @property {TypedNumber[]} typed
 * @property {import('../flow/lockNumbers.js').Lock | null} published the numbers it was published with
 *
 * @typedef {Toml & ReviewParts} Review a review, its front matter as `value`
 *
 * @typedef {object} Project
 * @property {Map<string, HandWritten>} devices
 * @property {Map<string, HandWritten>} testbeds
 * @property {Map<string, Methodology>} methodologies
 * @property {Campaign[]} campaigns
 * @property {Review[]} reviews
 * @property {import('./inputError.js').Problem[]} problems
 */

export {};
