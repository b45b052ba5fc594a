import { plateauWords } from '../../model/fillWords.js';
import { formatQuantity } from '../../model/quantity.js';

/**
 * What was found at a moment of a run: before the end of its cache, on a plateau, in a stall.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {number | null} seconds `null` where the series knows no time
 * @returns {string[]}
 */
export function findingAt({ findings }, seconds) {
  if (seconds === null) return [];
  return findings.flatMap((finding) => {
    if (finding.kind === 'fill-profile') return ofFill(finding, seconds);
    if (finding.kind === 'consistency') return ofStalls(finding, seconds);
    return [];
  });
}

/** @param {import('../../model/finding.js').FillProfile} fill @param {number} seconds */
function ofFill({ cacheEndSeconds, cacheEndBytes, cachedRate, plateaus }, seconds) {
  if (
    cacheEndSeconds !== null &&
    seconds <= cacheEndSeconds &&
    cachedRate !== null &&
    cacheEndBytes !== null
  ) {
    return [`in the cache: ${formatQuantity(cachedRate, 'B/s')} until ${formatQuantity(cacheEndBytes, 'B')}`];
  }
  const at = plateaus.findIndex(
    ({ fromSeconds, toSeconds }) => seconds >= fromSeconds && seconds <= toSeconds,
  );
  if (at < 0) return [];
  const { fromBytes, toBytes } = plateaus[at];
  const stretch = `${formatQuantity(fromBytes, 'B')} to ${formatQuantity(toBytes, 'B')}`;
  return [`plateau ${at + 1} of ${plateaus.length}: ${plateauWords(plateaus[at], 'B/s')}, ${stretch}`];
}

/** @param {import('../../model/finding.js').Consistency} found @param {number} seconds */
const ofStalls = ({ stalls }, seconds) =>
  stalls.some(({ fromSeconds, toSeconds }) => seconds >= fromSeconds && seconds <= toSeconds)
    ? ['a stall: under a tenth of the median']
    : [];
