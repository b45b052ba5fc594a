import { readingsKept } from '../../model/series.js';

/** Little, because a log that many jobs share has one of these for each. */
const firstRoom = 64;

/**
 * Rates made of single I/Os: what a window of time amounts to. A log with a row for every I/O tells of each how fast it was
 * alone, which is no rate of the device; the number of rows, or of bytes, a second is.
 */
export class Rates {
  constructor() {
    this.width = 1000;
    this.points = 0;
    this.sum = 0;
    this.last = 0;
    this.length = 0;
    this.sums = new Float64Array(firstRoom);
  }

  /**
   * @param {number} time ms, of an I/O's end
   * @param {number} amount
   */
  add(time, amount) {
    this.points++;
    this.sum += amount;
    if (time > this.last) this.last = time;
    let at = Math.floor(time / this.width);
    while (at >= this.sums.length) {
      this.makeRoom();
      at = Math.floor(time / this.width);
    }
    this.sums[at] += amount;
    if (at >= this.length) this.length = at + 1;
  }

  makeRoom() {
    if (this.sums.length < readingsKept) {
      const larger = new Float64Array(this.sums.length * 2);
      larger.set(this.sums);
      this.sums = larger;
      return;
    }
    for (let to = 0; to < this.sums.length; to++) {
      this.sums[to] = (this.sums[2 * to] ?? 0) + (this.sums[2 * to + 1] ?? 0);
    }
    this.length = Math.ceil(this.length / 2);
    this.width *= 2;
  }

  finish() {
    const { width, length } = this;
    const end = Math.max(this.last, 1);
    // the last window is as long as the log goes on in it; a mere rest of it joins the one before
    const rest = end - (length - 1) * width;
    const windows = length > 1 && rest < width / 4 ? length - 1 : length;
    const ends = Float64Array.from({ length: windows }, (_, at) =>
      at < windows - 1 ? (at + 1) * width : end,
    );
    const amounts = this.sums.slice(0, windows);
    if (windows < length) amounts[windows - 1] += this.sums[length - 1];
    const values = amounts.map((amount, at) => (amount * 1000) / (ends[at] - at * width));
    return {
      times: ends.map((time) => time / 1000),
      values,
      points: this.points,
      duration: end / 1000,
      mean: (this.sum * 1000) / end,
      min: values.reduce((least, value) => Math.min(least, value), Infinity),
      max: values.reduce((most, value) => Math.max(most, value), -Infinity),
    };
  }
}
