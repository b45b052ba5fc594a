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
 * @typedef {HandWritten & { product: string, campaign: string }} Campaign
 * @typedef {HandWritten & { jobs: Record<string, string> }} Methodology with the text of its job files by name
 *
 * @typedef {object} ChartBlock a fenced `chart` block, or a `vega-lite` block with a spec of the author's own
 * @property {string} id
 * @property {string} file
 * @property {number} line of the opening fence
 * @property {Toml} toml
 * @property {AuthorsSpec} [spec]
 *
 * @typedef {object} AuthorsSpec in Vega-Lite
 * @property {Record<string, any>} value
 * @property {string[]} data names of the data sets that the build fills
 * @property {(word: string, after?: string) => number} line where a word stands in it first, in quotes, if it does behind another one
 *
 * @typedef {object} Shortcode
 * @property {string} name
 * @property {string} file
 * @property {number} line
 * @property {string[]} positional
 * @property {Record<string, string>} named
 * @property {true} [inKeyNumber] whether it stands in one of the numbers in the head of its review
 *
 * @typedef {object} TypedNumber a quantity typed into the prose
 * @property {string} text as it is written
 * @property {number} value base unit
 * @property {string | null} unit
 * @property {number} half half a step of its last digit, base unit
 * @property {string} file
 * @property {number} line
 *
 * @typedef {object} Markdown
 * @property {Toml} frontMatter
 * @property {ChartBlock[]} charts
 * @property {Shortcode[]} shortcodes
 * @property {TypedNumber[]} typed
 * @property {import('../content/readLinks.js').Heading[]} headings
 * @property {import('../content/readLinks.js').Address[]} addresses what has an address: headings, and what is given one
 * @property {import('../content/readLinks.js').Link[]} links
 * @property {import('./inputError.js').Problem[]} problems
 *
 * @typedef {object} Section a file of a review beside its `index.md`, `02-verdict.md`
 * @property {string} id its address on the page: `verdict`
 * @property {string} name of the file
 * @property {string} file relative to the project
 * @property {string} title
 *
 * @typedef {object} ReviewParts its files together
 * @property {string} slug
 * @property {string} file its `index.md`
 * @property {Section[]} sections in their order; none where all is in one file
 * @property {ChartBlock[]} charts
 * @property {Shortcode[]} shortcodes
 * @property {TypedNumber[]} typed
 * @property {import('../content/readLinks.js').Address[]} addresses
 * @property {import('../content/readLinks.js').Link[]} links
 * @property {import('../flow/lock/lockNumbers.js').Lock | null} published the numbers it was published with
 *
 * @typedef {Toml & ReviewParts} Review a review, its front matter as `value`
 *
 * @typedef {object} Project
 * @property {Map<string, HandWritten>} products
 * @property {Map<string, HandWritten>} testbeds
 * @property {Map<string, Methodology>} methodologies
 * @property {Map<string, HandWritten>} blogParsers by which a blog reads tools that the program does not know
 * @property {Campaign[]} campaigns
 * @property {Campaign[]} brokenCampaigns whose results cannot be counted, see `broken`
 * @property {Review[]} reviews
 * @property {import('./inputError.js').Problem[]} problems
 * @property {string} [dateFormat] how its pages write dates
 * @property {Set<string>} broken files that cannot be read, or lack what other files rest on; their problems say why
 */

/** @returns {Project} a project that has nothing yet */
export const emptyProject = () => ({
  products: new Map(),
  testbeds: new Map(),
  methodologies: new Map(),
  blogParsers: new Map(),
  campaigns: [],
  brokenCampaigns: [],
  reviews: [],
  problems: [],
  broken: new Set(),
});
