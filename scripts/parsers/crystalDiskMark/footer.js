const entry = /^\s*(Profile|Test|Mode|Time|Date|OS|Comment|Mix Ratio)\s*:\s*(.*?)\s*$/;
const longestLine = 2000;
const date = /^(\d{4})\/(\d{1,2})\/(\d{1,2})\s+(\d{1,2}):(\d{2}):(\d{2})$/;

/**
 * The lines under the rows: how the test was set, on what system, when it was saved.
 *
 * @param {{ text: string }[]} lines
 * @returns {{ settings: Record<string, string>, condition: import('../shared/storageRecord.js').Condition | null,
 *   startedAt: string | null, complete: boolean }}
 */
export function readFooter(lines) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { text } of lines) {
    const match = text.length <= longestLine ? entry.exec(text) : null;
    if (match?.[2]) found.set(match[1].toLowerCase(), match[2]);
  }
  const when = date.exec(found.get('date') ?? '');
  return {
    settings: Object.fromEntries([...found].filter(([key]) => key !== 'date')),
    condition: conditionOf(found),
    complete: found.has('test') && found.has('os'),
    startedAt: when && isoDate(when),
  };
}

/**
 * The program names the data only where it is not random. Zeros compress wholly, random data not at all.
 *
 * @param {Map<string, string>} found
 */
function conditionOf(found) {
  if (!found.has('test') || !found.has('os')) return null;
  const mode = `${found.get('test')} ${found.get('mode') ?? ''}`;
  return { compressibility: /0\s*Fill|0x00|1\s*Fill|0xFF/i.test(mode) ? 1 : 0 };
}

/** @param {RegExpExecArray} match local time, no zone said */
function isoDate([, year, ...rest]) {
  const [month, day, hour, minute, second] = rest.map((part) => part.padStart(2, '0'));
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}
