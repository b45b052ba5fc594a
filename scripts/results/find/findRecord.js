/**
 * What the finder is made of; the build writes it as one file.
 *
 * @typedef {object} FindRecord
 * @property {FindKind[]} kinds
 * @property {FindProduct[]} products by name
 * @property {FindResult[]} results that decide
 * @property {FindUse[]} uses that methodologies name, before single results
 *
 * @typedef {object} FindKind
 * @property {string} id
 * @property {string} title `drive`
 * @property {string} plural
 * @property {string | null} currency of most prices; `null` where nothing of the kind has a price
 * @property {string} [apart] said behind a limit of the price, where some prices are in other currencies
 * @property {{ label: string, numeric: boolean, values: { text: string, value: number | null }[] }[]} facts by which people look
 *
 * @typedef {object} FindProduct
 * @property {string} id
 * @property {string} name
 * @property {number} slot its colour
 * @property {string} kind
 * @property {string} href
 * @property {Record<string, { text: string, value: number | null, parts?: string[] }>} facts by label; absent where unknown; `parts`: of a list
 * @property {{ amount: number, currency: string, said: string[] } | null} price the newest; `said`: its text, the shop where known, the date
 *
 * @typedef {import('../../statistics/judge.js').Judged & { text: string }} FindValue
 *
 * @typedef {object} FindResult one result of a test on one testbed: what it holds may be compared
 * @property {string} test `methodology/test`
 * @property {string} title `Disk fill: Bandwidth`
 * @property {string} methodology its title
 * @property {string} field what may be ranked together: methodology, testbed and whether it was measured
 * @property {string} where in words, for readers
 * @property {boolean} transcribed
 * @property {boolean} lower lower is better
 * @property {Record<string, FindValue>} values by product
 *
 * @typedef {object} FindUse
 * @property {string} id in addresses
 * @property {string} title after "for"
 * @property {boolean} single one result, in place of a use that the author weighed
 * @property {Record<string, number>} weights by `methodology/test`
 * @property {string[]} kinds of product that were tested for it
 */

export {};
