/**
 * What a chart kind gets to draw: everything computed, selected and checked; it only has to place it.
 *
 * @typedef {object} ChartProduct
 * @property {string} id
 * @property {string} name
 * @property {number} slot 1 to 8: its place in the data palette, the same on the whole site; 0 is "grey until pointed at"
 * @property {boolean} subject the review is about it
 * @property {'measured' | 'emulated' | 'transcribed' | 'own'} kind `own`, as tables that readers save name it: a reader's, drawn in the page and never published
 * @property {true} [inHeading] the heading says of all products that they are emulated, or transcribed
 * @property {number | null} [capacity] bytes; where a kind asks for it, as the next two
 * @property {string | null} [family] what siblings of other capacities share
 * @property {Price | null} [price] the newest one
 * @property {number | null} [fact] what stands along the horizontal axis, where that is a fact or the price; base unit
 *
 * @typedef {{ amount: number, currency: string, date: string, where: string | null, day?: string | null }} Price `day`: the date as pages write it
 *
 * @typedef {object} ChartRow one summary, ready to draw; base units
 * @property {string} product
 * @property {string} label what the bar is called beside the product, where a chart shows several: `read`, `4 KiB random read`
 * @property {import('./summary.js').Summary} summary
 * @property {import('./summary.js').Summary} [against] the result that places it along the other axis, of the same runs
 * @property {string} [test] its title, where a spec of the author's own may ask for it
 * @property {{ name: string, at: number }} [step] the version or date of its campaign; `at`: days since 1970, or its place in the order
 * @property {string} [limit] what kept it from more, as `testbed`: the bar says so
 *
 * @typedef {object} ChartBins how the values of all counted runs are distributed; never averaged, only added up
 * @property {string} product
 * @property {string} label
 * @property {[number, number][]} bins [seconds, count] ascending
 *
 * @typedef {object} ChartChange between two products of one family
 * @property {string} from
 * @property {string} to
 * @property {string} label
 * @property {number} change 0.25 is 25 % more
 * @property {{ low: number, high: number } | null} interval `null` where a side has one run
 * @property {import('../statistics/judge.js').Verdict} verdict of the site's one judgement
 * @property {'least' | 'most'} [limit] a side is a bound: it is at least, or at most, this change
 * @property {number} [digits] the most that published values leave of it
 *
 * @typedef {object} ChartIndex the geometric mean of a product's results, each as a share of the base's
 * @property {string} product
 * @property {number} value 1 is the base
 * @property {{ low: number, high: number } | null} [interval] of the value; `null` of the base, and where a part has one run
 * @property {{ label: string, weight: number, ratio: number }[]} parts over 1 is better, also where lower is better
 *
 * @typedef {object} ChartSeries one line of a timeline; base units
 * @property {string} product
 * @property {string} label
 * @property {string} [test] as of a row
 * @property {import('./series.js').Series} series
 * @property {number | null} capacity bytes, for the axis "share of capacity"
 * @property {number} run from 1
 * @property {import('./finding.js').Finding[]} findings
 * @property {OverRuns[]} [over] what was found in this and the other counted runs, where there are several
 * @property {{ reached: number, of: number }} [steady] in how many of the counted runs steady rounds were found, where they are looked for
 * @property {{ runs: Curve[], band: Curve[], stated?: import('./series.js').StatedSteps }} [copies] of a fill: how long every amount took in each counted run, and at the
 *   fastest and slowest rates that a source gives
 * @property {Origin} origin which campaign it comes from
 * @property {string} source raw file, relative to the project
 * @property {{ to: number, whole: number, unit: import('./metric.js').Unit, meanAfter: number | null }} [seen] how much of the whole the view shows
 *
 * @typedef {[number, number][]} Curve bytes from the start and seconds
 *
 * @typedef {object} OverRuns a number of a finding over the runs of a test
 * @property {string} name e.g. `cache-end`
 * @property {number} n runs in which it is seen
 * @property {number} of so many
 * @property {number} mean base unit
 * @property {number} low of the interval or the range of the runs
 * @property {number} high
 *
 * @typedef {Pick<import('./summary.js').Summary, 'product' | 'campaign' | 'methodology' | 'testbed' | 'test' | 'variant' | 'tools' | 'kind' | 'flags'>} Origin
 *
 * @typedef {object} Across
 * @property {string} title of a metric or a fact, as it stands within a sentence
 * @property {'higher' | 'lower' | 'neither'} better
 * @property {import('./metric.js').Unit | null} [unit] of a fact
 * @property {string} [symbol] of a fact whose unit is none of ours: a currency, years
 *
 * @typedef {object} SteadyLine the steady rounds of a line along rounds, or its last five
 * @property {string} product
 * @property {string} label
 * @property {boolean} reached whether they are steady
 * @property {number} from the first of them
 * @property {number} to the last
 * @property {number} rounds how many there are
 * @property {number} mean of this line over them, base unit
 * @property {number} range as a share of the mean
 * @property {number} slope how much the fitted line rises over them, as a share of the mean
 * @property {string} [by] the result that decides, where it is another one: `request rate, 1 kB`
 *
 * @typedef {object} ReferenceLine
 * @property {number} value base unit
 * @property {string} label
 * @property {string} [product] whose line it is, where it is not everybody's
 *
 * @typedef {object} Note the author's words at a place
 * @property {number} [from] on the x axis, base unit
 * @property {number} [to]
 * @property {number} [at]
 * @property {[string, string]} [steps] from which to which, where the x axis has steps with names
 * @property {string} text
 *
 * @typedef {object} ChartData
 * @property {string} id
 * @property {string} kind
 * @property {string} title
 * @property {string} subtitle measure and unit, in words
 * @property {'wide' | 'narrow'} layout about 720 px, or its own drawing for a phone (about 350 px)
 * @property {import('./metric.js').Metric} metric
 * @property {ChartProduct[]} products
 * @property {ChartRow[]} rows
 * @property {ChartSeries[]} series
 * @property {ChartBins[]} [bins]
 * @property {ChartChange[]} [changes]
 * @property {ChartIndex[]} [index]
 * @property {SteadyLine[]} [steady] of lines along rounds
 * @property {Across} [across] what stands along the horizontal axis, where that is another measure
 * @property {number} [family] products in the comparison, by which differences are judged; two where nothing is compared
 * @property {'interval' | 'sd' | 'range' | 'runs' | 'none'} errorBars what the error bars are; `runs`: none, and a dot for each run
 * @property {{ product: string, name: string }} [relative] values are shares of this product's: 1 is as much as it has
 * @property {ReferenceLine[]} references
 * @property {Note[]} notes
 * @property {import('./caution.js').Caution[]} cautions what the reader must know of the comparison: declared variants, mixed methods
 * @property {Record<string, unknown>} options what is left of the chart block, already checked: `x`, `scale`, `sort`...
 *
 * @typedef {import('vega-lite').TopLevelSpec} Spec
 *
 * @typedef {Omit<ChartData, 'layout'>} Chart as wide as it may be
 * @typedef {{ label: string, numeric?: boolean, of: (row: ChartRow) => string | null }} Column `numeric` unless it is false
 * @typedef {{ canBe: (data: Chart, product: string) => boolean, to: (data: Chart, product: string) => Chart }} Relative
 * @typedef {{ labels?: (data: Chart) => string[], best?: string, byFirst?: true }} Order `byFirst`: `best` goes by the first result
 *
 * @typedef {object} ChartKind
 * @property {string} kind the name in a chart block
 * @property {string} title for the page of chart kinds
 * @property {'rows' | 'series'} draws
 * @property {string[]} [axes] parameters that it tells apart by itself, and `test`
 * @property {import('./axisParameters.js').Along} [along] which parameters it draws along its axes
 * @property {string} [input] the word of a chart input: what it needs beside the rows
 * @property {true} [axisless] lines and notes have no axis to stand at
 * @property {true} [written] its spec is the author's own, drawn in the build alone
 * @property {true} [noErrorBars] of error bars its caption says nothing but what `captionMarks` says
 * @property {true} [runDots] every run is a dot, whatever the error bars are
 * @property {true} [families] siblings of one family share a line, and are shown and hidden together
 * @property {true} [takesReadersFile] a reader's own result can be drawn in it
 * @property {true | Relative} [relative] values can be drawn as shares of one product's; `true`: those of its rows
 * @property {Order} [order] what readers can order products by
 * @property {(data: Chart) => 'linear' | 'log'} [usualScale] of its value axis, where its values decide that
 * @property {(data: Chart) => import('./quantity.js').Scale} [scale] of its values, where that is not what its axis needs to reach them
 * @property {(data: Chart, narrow: boolean) => string[]} [captionMarks] what its marks are that neither its key nor a label names, in few
 *   words: the caption shows them always
 * @property {(data: Chart) => string[]} [captionNotes] how marks were made, where the caption has room
 * @property {(data: Chart) => string[]} [sentence] what it shows, for those who cannot see it; else a ranking
 * @property {(data: Chart) => Column[]} [columns] of its table, beside the statistics of its rows
 * @property {(data: Chart) => import('../charts/words/table.js').Table} [table] one of its own, in the place of rows and statistics
 * @property {(row: ChartRow, data: Chart) => string[]} [tooltip] what a row is beside its value
 * @property {(seen: import('../charts/stops/stop.js').Seen) => import('../charts/stops/stop.js').Stop[][]} [stops] where pointing and arrow keys
 *   find what is drawn; only a spec of the author's own has none
 * @property {{ properties?: Record<string, any> } & Record<string, any>} options JSON schema of the block's own options
 * @property {(data: ChartData) => Spec} spec deterministic, draws all it is given; every mark that stands for a row has `name: "data-..."`
 */

export {};
