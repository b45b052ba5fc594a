import { readingsKept } from '../../model/series.js';

/** Little, because a log that many jobs share has one of these for each. */
const firstRoom = 64;

/**
 * Readings as they come, in fio's whole numbers. Where there are more than `kept`, neighbours are joined, two by two, as often
 * as it takes: a bucket then holds the sum, the least and the greatest of as many readings as every other.
 */
export class Readings {
  /** @param {number} [kept] */
  constructor(kept = readingsKept) {
    this.kept = kept;
    this.points = 0;
    this.sum = 0;
    this.min = Infinity;
    this.max = -Infinity;
    this.last = 0;
    this.backward = 0;
    this.length = 0;
    this.perBucket = 1;
    this.open = 0;
    this.times = new Float64Array(firstRoom);
    this.sums = new Float64Array(firstRoom);
    this.low = new Float64Array();
    this.high = new Float64Array();
  }

  /**
   * @param {number} time ms
   * @param {number} value
   */
  add(time, value) {
    this.points++;
    this.sum += value;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
    if (time >= this.last) this.last = time;
    else this.backward++;
    if (this.open === 0) {
      if (this.length === this.times.length) this.makeRoom();
      this.times[this.length] = time;
      this.sums[this.length] = value;
      if (this.perBucket > 1) this.openBucket(value);
      else this.length++;
    } else this.fillBucket(time, value);
  }

  /** @param {number} value */
  openBucket(value) {
    this.low[this.length] = value;
    this.high[this.length] = value;
    this.open = 1;
  }

  /**
   * @param {number} time
   * @param {number} value
   */
  fillBucket(time, value) {
    const at = this.length;
    if (time > this.times[at]) this.times[at] = time;
    this.sums[at] += value;
    if (value < this.low[at]) this.low[at] = value;
    if (value > this.high[at]) this.high[at] = value;
    if (++this.open === this.perBucket) {
      this.open = 0;
      this.length++;
    }
  }

  makeRoom() {
    if (this.length < this.kept) {
      const size = Math.min(this.kept, this.length * 2);
      this.times = grown(this.times, size);
      this.sums = grown(this.sums, size);
      return;
    }
    if (this.perBucket === 1) {
      this.low = this.sums.slice();
      this.high = this.sums.slice();
    }
    this.halve();
  }

  halve() {
    const { times, sums, low, high } = this;
    for (let to = 0, from = 0; from < this.length; to++, from += 2) {
      times[to] = times[from + 1];
      sums[to] = sums[from] + sums[from + 1];
      low[to] = Math.min(low[from], low[from + 1]);
      high[to] = Math.max(high[from], high[from + 1]);
    }
    this.length /= 2;
    this.perBucket *= 2;
  }

  /**
   * @param {(value: number) => number} toBase from fio's number to the base unit
   */
  finish(toBase) {
    const reduced = this.perBucket > 1;
    const length = this.length + (this.open > 0 ? 1 : 0);
    const counts = (/** @type {number} */ at) => (at < this.length ? this.perBucket : this.open);
    const order = this.backward > 0 && !reduced ? byTime(this.times, length) : null;
    const place = (/** @type {number} */ at) => (order ? order[at] : at);
    const pick = (/** @type {Float64Array} */ list) =>
      Float64Array.from({ length }, (_, at) => list[place(at)]);
    return {
      times: pick(this.times).map((time) => time / 1000),
      values: pick(this.sums).map((sum, at) => toBase(sum / counts(at))),
      low: reduced ? pick(this.low).map(toBase) : null,
      high: reduced ? pick(this.high).map(toBase) : null,
      points: this.points,
      duration: this.last / 1000,
      mean: toBase(this.sum / this.points),
      min: toBase(this.min),
      max: toBase(this.max),
    };
  }
}

/**
 * @param {Float64Array} list
 * @param {number} size
 */
function grown(list, size) {
  const larger = new Float64Array(size);
  larger.set(list);
  return larger;
}

/**
 * @param {Float64Array} times
 * @param {number} length
 */
const byTime = (times, length) =>
  Uint32Array.from({ length }, (_, at) => at).sort((a, b) => times[a] - times[b] || a - b);
