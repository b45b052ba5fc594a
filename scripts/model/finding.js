/**
 * @typedef {import('./measurement.js').Stated} Stated
 *
 * What an analysis reads out of a series. All in base units; `null` is "not there to see".
 *
 * @typedef {object} Peak a short recovery of the cache within a plateau
 * @property {number} fromSeconds
 * @property {number} toSeconds
 * @property {number} rate
 *
 * @typedef {{ from: number, to: number }} Trend usual rates of the first and the last tenth
 *
 * @typedef {object} Plateau
 * @property {number} fromSeconds
 * @property {number} toSeconds
 * @property {number} fromBytes
 * @property {number} toBytes
 * @property {number} rate mean, bytes over elapsed time; dips and peaks count alike
 * @property {number} usualRate interquartile mean of its readings: the level without dips, peaks and passing disturbance
 * @property {Trend | null} trend where it falls or rises from one end to the other, and is no level
 * @property {number} p5 of all readings within it
 * @property {number} p95
 * @property {Peak[]} peaks
 * @property {Stated & { from?: Stated, to: Stated }} [stated] of a described step: its rate and both places
 *
 * @typedef {object} FillProfile
 * @property {'fill-profile'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number | null} cacheEndSeconds
 * @property {number | null} cacheEndBytes
 * @property {number | null} cachedRate
 * @property {number | null} sustainedRate of the last long plateau; `null` where that is no level
 * @property {'at the end'} [holds] where that is less than a quarter of what is written after the cache
 * @property {number} worstTenth mean rate of the slowest tenth of the time
 * @property {number} meanRate bytes over elapsed time
 * @property {Band} [meanRateBand] the same at the low and at the high ends of what is described, where they differ
 * @property {number} bytes
 * @property {number} seconds
 * @property {Plateau[]} plateaus those after the cache, or of the whole run where none is seen
 * @property {Record<string, Stated | null>} [stated] of a described curve: how its numbers, by their names, are known; `null` for not at all
 *
 * @typedef {object} Stall
 * @property {number} fromSeconds
 * @property {number} toSeconds
 *
 * @typedef {object} Consistency
 * @property {'consistency'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number} median of per-second values
 * @property {number} p1
 * @property {number} p99
 * @property {number} worst
 * @property {number} shareUnderHalf share of seconds under half of the median
 * @property {Stall[]} stalls seconds under a tenth of the median, or without any I/O; neighbours are one stall
 *
 * @typedef {object} SlowResponses
 * @property {'slow-responses'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number} threshold seconds
 * @property {number} share of the readings over it
 * @property {number} worst reading, seconds
 *
 * @typedef {object} SteadyState by the window that the tests of SNIA use, without their preconditioning
 * @property {'steady-state'} kind
 * @property {boolean} reached
 * @property {boolean} lasts every later window is steady too
 * @property {number | null} fromRound from 1
 * @property {number | null} toRound
 * @property {number} [rounds] how many a series was cut into
 * @property {number | null} [fromSeconds] where the first of the steady rounds begins in it
 * @property {number | null} [toSeconds]
 * @property {number} mean of the window
 * @property {number} range measured data excursion, as a share of the mean
 * @property {number} slope measured slope excursion over the window, as a share of the mean; below zero where it falls
 *
 * @typedef {object} WarmUp a beginning that is not as the rest of the run
 * @property {'warm-up'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number | null} seconds how long it lasts; `null` where the run is the same throughout
 * @property {number | null} rate mean within it
 * @property {number | null} after mean of the rest
 *
 * @typedef {object} Stutter
 * @property {'stutter'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number} rate frames a second over all
 * @property {number | null} low1 frames a second of the slowest 1 % of the frames
 * @property {number | null} low01 of the slowest 0.1 %
 * @property {number} perMinute stutters
 * @property {number} share of the time in them
 * @property {number} longest frame, seconds
 * @property {{ seconds: number, share: number }[]} over share of the frames that took longer
 *
 * @typedef {object} Throttling
 * @property {'throttling'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number} lost share of its first rate; 0 where it keeps it
 * @property {number | null} after the rate it keeps
 * @property {number | null} seconds until it slowed down for good
 * @property {number | null} temperature at that time, of the sensor that shows the most
 * @property {string | null} cause the metric that changed with it
 *
 * @typedef {object} Knee
 * @property {'knee'} kind
 * @property {import('./parameters.js').Parameters} parameters but the load
 * @property {number | null} load
 * @property {number | null} rate
 * @property {number | null} time seconds an answer takes there
 *
 * @typedef {object} Scaling
 * @property {'scaling'} kind
 * @property {import('./parameters.js').Parameters} parameters but the threads
 * @property {number} threads the most
 * @property {number} speedup from the fewest threads to the most
 * @property {number} efficiency what that is of an ideal speedup
 * @property {number | null} serialShare by Amdahl's law; `null` where the curve does not follow it
 *
 * @typedef {FillProfile | Consistency | SlowResponses | SteadyState | WarmUp | Stutter | Throttling | Knee | Scaling} Finding
 *
 * @typedef {object} Curve what one run yielded at several loads, in their order
 * @property {import('./parameters.js').Parameters} parameters but the load
 * @property {import('./metric.js').Metric} metric
 * @property {number[]} loads
 * @property {number[]} values base unit
 * @property {number[] | null} times seconds an answer took at each load, where that was measured too
 *
 * @typedef {{ low: number, high: number }} Band what a source leaves open that describes its curve by ranges
 *
 * @typedef {object} FindingNumber one number of a finding, as sentences and tables say it
 * @property {string} name e.g. `cache-end`
 * @property {import('./metric.js').Metric | null} metric its unit and direction; `null` for that of the readings
 * @property {true} [share] shown in per cent
 * @property {string} title in words, for readers
 * @property {(finding: any, capacity: number | null) => number | null} of `null` where there is nothing to see
 * @property {(finding: any) => Band | undefined} [band] between which the number may be, of a curve described by ranges
 */

export {};
