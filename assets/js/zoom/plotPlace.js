/**
 * Where a pointer is along the plot.
 *
 * @param {{ clientX: number, clientY: number }} event
 * @param {NonNullable<ReturnType<import('../live/liveChart.js').LiveChart['drawn']>>} drawn
 * @param {boolean} [beyond] places outside of the plot count as its edge
 * @returns {number | null} share of the plot's width
 */
export function plotPlace({ clientX, clientY }, { scene, svg }, beyond = false) {
  const frame = svg.getBoundingClientRect();
  const scale = scene.width / frame.width;
  const [{ width, height }] = scene.plots;
  const x = ((clientX - frame.left) * scale - scene.origin[0]) / width;
  const y = (clientY - frame.top) * scale - scene.origin[1];
  const last = scene.plots[scene.plots.length - 1];
  if (!beyond && (x < 0 || x > 1 || y < 0 || y > last.y + height)) return null;
  return Math.max(0, Math.min(1, x));
}
