/**
 * What a chart kind gets to draw: everything computed, selected and checked; it only has to place it.
 *
 * @typedef {object} ChartDevice
 * @property {string} id
 * @property {string} name
 * @property {number} slot 1 to 8: its place in the data palette, the same on the whole site; 0 is "grey until pointed at"
 * @property {boolean} subject the review is about it
 * @property {'measured' | 'emulated' | 'transcribed'} kind
 *
 * @typedef {object} ChartRow one summary, ready to draw; base units
 * @property {string} device
 * @property {string} label what the bar is called beside the device, where a chart shows several: `read`, `4 KiB random read`
 * @property {import('./summary.js').Summary} summary
 *
 * @typedef {object} ChartSeries one line of a timeline; base units
 * @property {string} device
 * @property {string} label
 * @property {import('./series.js').Series} series
 * @property {number | null} capacity bytes, for the axis "share of capacity"
 * @property {number} run from 1
 * @property {import('./finding.js').Finding[]} findings
 * @property {Origin} origin which campaign it comes from
 * @property {string} source raw file, relative to the project
 *
 * @typedef {Pick<import('./summary.js').Summary, 'device' | 'campaign' | 'methodology' | 'testbed' | 'test' | 'variant' | 'tools' | 'kind'>} Origin
 *
 * @typedef {object} ReferenceLine
 * @property {number} value base unit
 * @property {string} label
 *
 * @typedef {object} Note the author's words at a place
 * @property {number} [from] on the x axis, base unit
 * @property {number} [to]
 * @property {number} [at]
 * @property {string} text
 *
 * @typedef {object} ChartData
 * @property {string} id
 * @property {string} kind
 * @property {string} title
 * @property {string} subtitle measure and unit, in words
 * @property {'wide' | 'narrow'} layout about 720 px, or its own drawing for a phone (about 350 px)
 * @property {import('./metric.js').Metric} metric
 * @property {ChartDevice[]} devices
 * @property {ChartRow[]} rows
 * @property {ChartSeries[]} series
 * @property {'interval' | 'sd' | 'range' | 'none'} bars what the error bars are
 * @property {ReferenceLine[]} references
 * @property {Note[]} notes
 * @property {string[]} cautions what the reader must know of the comparison: declared variants, mixed methods
 * @property {Record<string, unknown>} options what is left of the chart block, already checked: `x`, `scale`, `sort`...
 *
 * @typedef {import('vega-lite').TopLevelSpec} Spec
 *
 * @typedef {object} ChartKind
 * @property {string} kind the name in a chart block
 * @property {string} title for the reference page
 * @property {'rows' | 'series'} draws
 * @property {string[]} [axes] fields of the workload that it draws along an axis, as `queueDepth`
 * @property {object} options JSON schema of the block's own options
 * @property {(data: ChartData) => Spec} spec deterministic, draws all it is given; every mark that stands for a row has `name: "data-..."`
 */

export {};
