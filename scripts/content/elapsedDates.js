const written = /\b(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?/gi;

/** Without an offset a date comes at different times over the world, from 14 hours before Greenwich to 12 after. */
const quarter = 15 * 60_000;
const first = 14 * 4;
const zones = first + 12 * 4 + 1;

/**
 * How far each date that somebody wrote has come. A post of the future is not published before its date, so the same
 * files make another site when one of these numbers changes, and only then.
 *
 * @param {string[]} texts
 * @param {number} now milliseconds since 1970
 * @returns {string}
 */
export function elapsedDates(texts, now) {
  const dates = new Set(texts.flatMap((text) => [...text.matchAll(written)].map(([whole]) => whole)));
  return [...dates]
    .sort()
    .map((date) => `${date} ${zonesPast(date, now)}`)
    .join('\n');
}

/**
 * @param {string} text
 * @param {number} now
 * @returns {number} of all time zones, those where it is past
 */
function zonesPast(text, now) {
  const [, day, time = '00:00', offset] = text.matchAll(written).next().value ?? [];
  const at = Date.parse(`${day}T${time}${offset ?? 'Z'}`);
  if (Number.isNaN(at)) return 0;
  if (offset) return Number(now >= at);
  const past = Math.floor((now - at) / quarter) + first + 1;
  return Math.min(Math.max(past, 0), zones);
}
