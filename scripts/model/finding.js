/**
 * What an analysis reads out of a series. All in base units; `null` is "not there to see".
 *
 * @typedef {object} Peak a short recovery of the cache within a plateau
 * @property {number} fromSeconds
 * @property {number} toSeconds
 * @property {number} rate
 *
 * @typedef {object} Plateau
 * @property {number} fromSeconds
 * @property {number} toSeconds
 * @property {number} fromBytes
 * @property {number} toBytes
 * @property {number} rate mean, bytes over elapsed time; dips count, `peaks` do not
 * @property {number} usualRate interquartile mean of its readings: the level without dips, peaks and passing disturbance
 * @property {number} p5 of all readings within it
 * @property {number} p95
 * @property {Peak[]} peaks
 *
 * @typedef {object} FillProfile
 * @property {'fill-profile'} kind
 * @property {import('./parameters.js').Parameters} parameters of the series
 * @property {number | null} cacheEndSeconds
 * @property {number | null} cacheEndBytes
 * @property {number | null} cachedRate
 * @property {number} sustainedRate of the last long plateau
 * @property {number} worstTenth mean rate of the slowest tenth of the time
 * @property {number} meanRate bytes over elapsed time
 * @property {number} bytes
 * @property {number} seconds
 * @property {Plateau[]} plateaus those after the cache, or of the whole run where none is seen
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
 * @property {number} slope measured slope excursion over the window, as a share of the mean
 *
 * @typedef {FillProfile | Consistency | SlowResponses | SteadyState} Finding
 */

export {};
