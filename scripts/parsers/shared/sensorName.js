/**
 * What a logger calls a sensor, with its unit: `GPU0Clk(MHz)`, `Core Temperature [°C]`, `NV Pwr(W) (API)`.
 *
 * @typedef {object} Sensor
 * @property {string} name without its unit
 * @property {import('../../model/metric.js').Metric} metric
 * @property {number} factor of its unit to the metric's
 */

const kinds = /** @type {Record<string, [import('../../model/metric.js').Metric, number]>} */ ({
  hz: ['clock', 1],
  khz: ['clock', 1e3],
  mhz: ['clock', 1e6],
  ghz: ['clock', 1e9],
  '°c': ['temperature', 1],
  c: ['temperature', 1],
  w: ['power', 1],
  mw: ['power', 1e-3],
  watts: ['power', 1],
  v: ['voltage', 1],
  mv: ['voltage', 1e-3],
  a: ['current', 1],
  ma: ['current', 1e-3],
  j: ['energy', 1],
  rpm: ['fan-speed', 1],
  '%': ['utilisation', 0.01],
  b: ['memory', 1],
  kb: ['memory', 1024],
  mb: ['memory', 2 ** 20],
  mib: ['memory', 2 ** 20],
  gb: ['memory', 2 ** 30],
  gib: ['memory', 2 ** 30],
  'kb/s': ['bandwidth', 1e3],
  'mb/s': ['bandwidth', 1e6],
  'gb/s': ['bandwidth', 1e9],
});

/**
 * @param {string} title
 * @returns {Sensor | null} `null` where it says no unit, or one that is not read (`Yes/No`, `T`, `x`)
 */
export function sensorOf(title) {
  if (title.length > 200) return null;
  const units = [...title.matchAll(/\(([^()]{1,12})\)|\[([^[\]]{1,12})\]/g)];
  for (const match of units.reverse()) {
    const sensor = ofUnit((match[1] ?? match[2]).trim(), title.replace(match[0], ' '));
    if (sensor) return sensor;
  }
  return null;
}

/**
 * @param {string} word
 * @param {string} name
 * @returns {Sensor | null}
 */
export function ofUnit(word, name) {
  const unit = word.toLowerCase().replace(/^\u00ba/, '°');
  if (!Object.hasOwn(kinds, unit)) return null;
  const [metric, factor] = kinds[unit];
  const usage = metric === 'utilisation' && /fan/i.test(name);
  return { name: name.replaceAll(/\s+/g, ' ').trim() || word, metric: usage ? 'fan-duty' : metric, factor };
}

/**
 * Logs of sensors that have a parser of their own, which the parser of power meters must leave alone: they too have a
 * time and a column in W.
 */
const own = [
  /^[ \t]{0,8}"?(?:index|timestamp|name|uuid|power\.draw|utilization\.gpu|temperature\.gpu|pci\.bus_id)\b[^\n]*\b(?:power\.draw|utilization\.gpu|temperature\.gpu|clocks\.|memory\.used)/m,
  /^\uFEFF?[ \t]{0,8}"?(?:Date|Datum|Fecha|Data|Дата|日期|日付)"?[,;\t]"?\p{L}{2,12}"?[,;\t].{0,4000}\[(?:MHz|°C|W|MB|%|V)\]/mu,
  /^\uFEFF?"?TimeStamp"?,"?Application"?,.{0,400}Avg FPS/m,
  /^\uFEFF?"?Application"?[,;\t]"?(?:ProcessID|GPU)\b/m,
];

/** @param {string} head */
export const isKnownLog = (head) => own.some((form) => form.test(head));
