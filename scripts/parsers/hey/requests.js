import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { csvPart, csvRows } from '../shared/csvRows.js';
import { numberIn } from '../shared/jsonDocument.js';
import { requestReadings } from '../shared/requests.js';

const head =
  /^response-time,DNS\+dialup,DNS,Request-write,Response-delay,Response-read,status-code,offset\s*$/m;
const make = 'run `hey -o csv > FILE`';

/** @param {string} text the head of a file */
export const isRequestTable = (text) => head.test(text.slice(0, 500));

/**
 * `hey -o csv`: a line a request, its latency and when it was sent.
 *
 * @param {string} text
 */
export function readRequestTable(text) {
  const part = csvPart(text, head);
  const rows = csvRows(part.text)
    .slice(1)
    .map(({ cells, line }) => {
      const [latency, status, offset] = [0, 6, 7].map((at) => numberIn(cells[at]));
      if (
        cells.length !== 8 ||
        latency === null ||
        status === null ||
        offset === null ||
        latency < 0 ||
        offset < 0
      )
        throw new InputError(`no request: ${cells.join(',').slice(0, 80)}`, {
          line: part.line + line - 1,
          hint: make,
        });
      return { time: offset, latency, failed: status >= 400 };
    });
  if (rows.length === 0) throw new InputError('no request was answered', { line: 1, hint: make });
  const { measurements, series, warnings } = requestReadings(rows);
  return parsed({
    measurements,
    series,
    warnings: [...warnings, ...part.warnings, ...cutLine(part.text, (line) => /\d/.test(line))],
  });
}
