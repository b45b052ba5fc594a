/**
 * RFC 4180 CSV of these lines.
 *
 * @param {(string | number | boolean | null)[][]} lines
 */
export function csvText(lines) {
  // thousands of lines repeat the same names: quote each once
  /** @type {Map<string, string>} */
  const known = new Map();
  const field = (/** @type {string | number | boolean | null} */ value) => {
    if (value === null) return '';
    if (typeof value !== 'string') return String(value);
    const text = known.get(value) ?? quoted(value);
    known.set(value, text);
    return text;
  };
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/**
 * A field that a spreadsheet would run as a formula begins with an apostrophe, so that it is only shown.
 * Numbers are ours and stay numbers.
 *
 * @param {string} value
 */
function quoted(value) {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
