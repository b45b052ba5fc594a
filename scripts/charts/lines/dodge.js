/**
 * Moves blocks apart with the least displacement: those that touch are joined and centred on what they wanted.
 *
 * @param {{ wanted: number, size: number }[]} blocks ordered by `wanted`
 * @param {{ from: number, to: number }} space
 * @returns {number[]} their tops
 */
export function dodge(blocks, { from, to }) {
  /** @type {{ top: number, size: number, wanted: number, count: number }[]} */
  const clusters = [];
  const settle = (/** @type {number} */ wanted, /** @type {number} */ size) =>
    Math.max(from, Math.min(wanted, to - size));
  for (const { wanted, size } of blocks) {
    let cluster = { top: settle(wanted, size), size, wanted, count: 1 };
    let before = clusters.at(-1);
    while (before && before.top + before.size > cluster.top) {
      clusters.pop();
      const count = before.count + cluster.count;
      const joined = (before.wanted * before.count + (cluster.wanted - before.size) * cluster.count) / count;
      const total = before.size + cluster.size;
      cluster = { top: settle(joined, total), size: total, wanted: joined, count };
      before = clusters.at(-1);
    }
    clusters.push(cluster);
  }
  const tops = [];
  let next = 0;
  for (const { top, count } of clusters) {
    let y = top;
    for (let index = 0; index < count; index += 1) {
      tops.push(y);
      y += blocks[next].size;
      next += 1;
    }
  }
  return tops;
}
