/**
 * When a run began, as ISO 8601: in UTC where the text names its zone, without one where it does not.
 *
 * @param {unknown} text `2019-11-29 21:26:59`, `2015-08-15T00:01:46.250433+00:00`
 * @returns {string | null}
 */
export function startTime(text) {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:[.,](\d{1,9}))?[ ]?(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(
    typeof text === 'string' ? text.trim() : '',
  );
  if (!match) return null;
  const [, day, clock, , zone] = match;
  const offset = !zone || zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = new Date(`${day}T${clock}${offset}`);
  if (Number.isNaN(time.getTime())) return null;
  return zone ? time.toISOString() : `${day}T${clock}`;
}
