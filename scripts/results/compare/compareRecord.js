/**
 * What one product brings to a comparison. The build writes a file of it for each product; the page of comparisons reads those
 * of the chosen ones, and sets them against each other with the code beside this file.
 *
 * @typedef {{ id: string, title: string, href: string }} Linked
 *
 * @typedef {object} SetResult
 * @property {Linked} test
 * @property {string} label what it is called in the ranking of its test: `Latency, 4 threads`
 * @property {string} [measure] what its methodology calls the measure
 * @property {string | null} declared why its variant counts as the same setup; `null` where there is none, or no reason
 * @property {import('../../model/summary.js').Summary} summary
 *
 * @typedef {object} ResultSet the results of one campaign
 * @property {string} campaign
 * @property {Linked} methodology
 * @property {Linked} testbed
 * @property {'measured' | 'emulated' | 'transcribed'} kind
 * @property {string | null} variant
 * @property {{ label: string, text: string }[]} facts what else the campaign was run under; it does not decide what compares
 * @property {Record<string, string>} abouts what its tests do, by their ids, where the methodology says it
 * @property {SetResult[]} results
 * @property {FillFile[]} [fills]
 *
 * @typedef {object} FillFile the curve of a fill, which is fetched where another product has the same
 * @property {Linked} test
 * @property {string} workload the key of its parameters
 * @property {string | null} declared as of a result
 * @property {string} path of the file, a `ChartSeries`
 *
 * @typedef {import('../specs.js').SpecCell & { label: string }} Fact
 *
 * @typedef {object} CompareRecord
 * @property {import('../../model/chartData.js').ChartProduct} product with its newest price, whose date is in words
 * @property {string} href
 * @property {string} kind what it is: `drive`, `software`
 * @property {Fact[]} facts
 * @property {ResultSet[]} sets
 */

export {};
