/** How many reviews fit into the memory below; with more, it grows in step. */
const reviewsWithin = 1000;

/** MB. Without a bound, Hugo takes twice as much for so many reviews, and is no faster. */
const bound = 700;

/** Within the bound the heap may grow fivefold between collections: where it only doubles, they take up to a fifth of the time. */
const growth = '400';

/**
 * Environment that keeps Hugo's memory small: the heap that its collector aims at, and what it caches of files it has read (GB).
 * Neither stops it where it needs more.
 *
 * @param {number} reviews of the site
 * @param {Record<string, string | undefined>} [env] what is set there holds
 * @returns {Record<string, string>}
 */
export function hugoMemory(reviews, env = process.env) {
  const megabytes = bound * Math.max(1, reviews / reviewsWithin);
  const limits = {
    GOMEMLIMIT: `${Math.round(megabytes)}MiB`,
    HUGO_MEMORYLIMIT: (megabytes / 1400).toFixed(2),
    GOGC: growth,
  };
  return Object.fromEntries(Object.entries(limits).filter(([name]) => env[name] === undefined));
}
