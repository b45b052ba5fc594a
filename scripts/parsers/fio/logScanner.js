import { InputError } from '../../model/inputError.js';

const comma = 44;
const space = 32;
const newline = 10;
const carriageReturn = 13;
const letterX = 120;
const zero = 48;
const longestLine = 1024;
const largest = 2 ** 53;

/**
 * What takes the rows, in the order of the file.
 *
 * @typedef {object} RowSink
 * @property {(time: number, value: number, direction: number, blockSize: number) => void} row
 * @property {(greatest: number, direction: number) => void} windowMaximum
 */

/**
 * Reads a log's bytes in pieces. Every row is checked: a log with one bad row is refused, with its line.
 */
export class LogScanner {
  /**
   * @param {import('./logShape.js').LogShape} shape
   * @param {RowSink} sink
   */
  constructor({ columns, valueColumns }, sink) {
    this.columns = columns;
    this.tail = columns - valueColumns - 3;
    this.hasMaximum = valueColumns === 2;
    this.sink = sink;
    this.line = 1;
    this.cut = false;
    this.fields = new Float64Array(columns);
    /** @type {Uint8Array} */
    this.rest = new Uint8Array();
  }

  /** @param {Uint8Array} chunk */
  push(chunk) {
    let from = 0;
    if (this.rest.length > 0) {
      const end = chunk.indexOf(newline) + 1;
      const joined = withRest(this.rest, end > 0 ? chunk.subarray(0, end) : chunk);
      if (joined.length > longestLine) this.refuse(joined, 0);
      if (end === 0) {
        this.rest = joined;
        return;
      }
      this.scan(joined, 0, joined.length);
      from = end;
    }
    const to = chunk.lastIndexOf(newline) + 1;
    if (to > from) this.scan(chunk, from, to);
    this.rest = chunk.slice(Math.max(from, to));
    if (this.rest.length > longestLine) this.refuse(this.rest, 0);
  }

  /**
   * @returns {{ lines: number, cut: boolean }} `cut` where the last line has no end
   */
  end() {
    const cut = this.rest.length > 0;
    this.cut = cut;
    if (cut) this.scan(withRest(this.rest, Uint8Array.of(newline)), 0, this.rest.length + 1);
    return { lines: this.line - 1, cut };
  }

  /**
   * @param {Uint8Array} bytes
   * @param {number} from
   * @param {number} to behind a line end
   */
  scan(bytes, from, to) {
    const { sink, fields, hasMaximum } = this;
    const direction = hasMaximum ? 3 : 2;
    const last = direction - 1;
    let at = from;
    while (at < to) {
      const start = at;
      at = this.readRow(bytes, start);
      if (at === start) {
        if (bytes[at++] === newline) this.line++;
        continue;
      }
      if (
        at < 0 ||
        fields[direction] > 2 ||
        fields[0] > largest ||
        fields[1] > largest ||
        fields[last] > largest
      )
        this.refuse(bytes, start);
      sink.row(fields[0], fields[1], fields[direction], fields[direction + 1]);
      if (hasMaximum) sink.windowMaximum(fields[2], fields[direction]);
      this.line++;
    }
  }

  /**
   * Reads the whole numbers of one row into `fields`: the inner loop of everything, therefore in one piece.
   *
   * @param {Uint8Array} bytes
   * @param {number} start
   * @returns {number} where the next row begins; `start` itself at an empty line, -1 at a bad row
   */
  readRow(bytes, start) {
    const { columns, fields } = this;
    let at = start;
    for (let column = 0; column < columns; column++) {
      let value = bytes[at] - zero;
      if (!(value >= 0 && value <= 9)) return column === 0 && isLineEnd(bytes[at]) ? start : -1;
      let digit = bytes[++at] - zero;
      while (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
        digit = bytes[++at] - zero;
      }
      if (column > 3 && bytes[at] === letterX) at = hexadecimalEnd(bytes, at);
      fields[column] = value;
      if (column === columns - 1) break;
      if (bytes[at] !== comma || bytes[at + 1] !== space) return -1;
      at += 2;
    }
    if (bytes[at] === carriageReturn) at++;
    return bytes[at] === newline ? at + 1 : -1;
  }

  /**
   * @param {Uint8Array} bytes
   * @param {number} start of the bad line
   * @returns {never}
   */
  refuse(bytes, start) {
    const end = bytes.indexOf(newline, start);
    const text = new TextDecoder().decode(
      bytes.subarray(start, end === -1 ? start + 80 : Math.min(end, start + 80)),
    );
    const form = [
      'time',
      'value',
      ...(this.hasMaximum ? ['maximum'] : []),
      'direction (0 to 2)',
      'block size',
    ];
    const rest = this.tail > 0 ? ` and ${this.tail} more columns` : '';
    const what = this.cut ? 'the log is cut off in its last row' : 'not a row of a fio log';
    throw new InputError(`${what}: ${text.trim()}`, {
      line: this.line,
      hint: `the rows above it are: ${form.join(', ')}${rest}; copy the whole file again, or delete what is not fio's`,
    });
  }
}

/** @param {number} byte */
const isLineEnd = (byte) => byte === newline || byte === carriageReturn;

/**
 * A priority may be hexadecimal: `0x0000`.
 *
 * @param {Uint8Array} bytes
 * @param {number} x index of the `x`
 */
function hexadecimalEnd(bytes, x) {
  let at = x + 1;
  while (isHexadecimal(bytes[at])) at++;
  return bytes[x - 1] === zero && at > x + 1 ? at : x;
}

/** @param {number} byte */
const isHexadecimal = (byte) =>
  (byte >= 48 && byte <= 57) || (byte >= 97 && byte <= 102) || (byte >= 65 && byte <= 70);

/** @param {Uint8Array} rest of a line @param {Uint8Array} more */
function withRest(rest, more) {
  const all = new Uint8Array(rest.length + more.length);
  all.set(rest);
  all.set(more, rest.length);
  return all;
}
