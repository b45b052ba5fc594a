/** @typedef {string | number | boolean | null} Value */

/**
 * RFC 4180 CSV of these lines.
 *
 * @param {Value[][]} lines
 */
export function csvText(lines) {
  const fields = csvFields();
  return lines.map((line) => `${fields(line)}\r\n`).join('');
}

/**
 * Writes fields of lines, of which thousands repeat the same names: each is quoted once.
 *
 * @returns {(values: Value[]) => string}
 */
export function csvFields() {
  /** @type {Map<string, string>} */
  const known = new Map();
  const field = (/** @type {Value} */ value) => {
    if (value === null) return '';
    if (typeof value !== 'string') return String(value);
    let text = known.get(value);
    if (text === undefined) known.set(value, (text = quoted(value)));
    return text;
  };
  return (values) => values.map(field).join(',');
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
