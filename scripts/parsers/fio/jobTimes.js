/**
 * The time of each job's last row: a tree whose nodes hold the least time below them. A search takes as many steps as the tree is high.
 * A log may seem to have 2,000 jobs, which are too many to look at one by one for every row.
 */
export class JobTimes {
  /** @param {number} most how many jobs there may be; those without a row come before any time */
  constructor(most) {
    this.leaves = 2 ** Math.ceil(Math.log2(most));
    this.least = new Float64Array(2 * this.leaves).fill(-Infinity);
    this.least.fill(Infinity, this.leaves + most);
    for (let at = this.leaves - 1; at > 0; at--) this.lower(at);
  }

  /** @param {number} at */
  lower(at) {
    this.least[at] = Math.min(this.least[2 * at], this.least[2 * at + 1]);
  }

  /**
   * The first job whose last row lies more than `gap` before `time`; if there is none, the first of those that were silent longest.
   *
   * @param {number} time
   * @param {number} gap
   */
  firstFree(time, gap) {
    const { least, leaves } = this;
    const longest = least[1];
    const isFree = (/** @type {number} */ last) => last === longest || time - last > gap;
    let at = 1;
    while (at < leaves) at = isFree(least[2 * at]) ? 2 * at : 2 * at + 1;
    return at - leaves;
  }

  /**
   * @param {number} job
   * @param {number} time
   */
  heard(job, time) {
    let at = this.leaves + job;
    if (time <= this.least[at]) return;
    this.least[at] = time;
    while ((at >>= 1) > 0) this.lower(at);
  }
}
