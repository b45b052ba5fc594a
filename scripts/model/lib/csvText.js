/**
 * RFC 4180 CSV of these lines.
 *
 * @param {(string | number | boolean | null)[][]} lines
 */
export const csvText = (lines) => lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');

/**
 * A field that a spreadsheet would run as a formula begins with an apostrophe, so that it is only shown.
 * Numbers are ours and stay numbers.
 *
 * @param {string | number | boolean | null} value
 */
function field(value) {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
