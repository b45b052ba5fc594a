import { scoreName, specNumber } from './row.js';

/** The raw file that runcpu formats all reports from: `spec.cpu2017.results.600_perlbench_s.base.000.ratio: 5.12`. */
export const rawHead = /^spec\.cpu(?:2006|2017)\.[\w.]{1,200}: /m;
const entry = /^spec\.cpu(?:2006|2017)\.results\.(\w{1,60})\.(base|peak)\.(\d{3})\.(\w{1,40}): (.{0,200})$/;
const fact =
  /^spec\.cpu(2006|2017)\.(basemean|peakmean|units|peakunits|base_copies|base_threads): (.{0,80})$/;

/** @param {string} text */
export function readSpecRaw(text) {
  /** @type {Map<string, Map<string, string>>} */
  const iterations = new Map();
  /** @type {Map<string, string>} */
  const facts = new Map();
  for (const line of text.split('\n')) {
    if (line.length > 400) continue;
    const own = entry.exec(line);
    const said = own ? null : fact.exec(line);
    if (said) facts.set(said[2], said[3].trim());
    if (!own) continue;
    const key = `${own[1]} ${own[2]} ${own[3]}`;
    iterations.set(key, (iterations.get(key) ?? new Map()).set(own[4], own[5].trim()));
  }
  const rows = [...iterations].flatMap(([key, cells]) => {
    const seconds = specNumber(cells.get('reported_time'));
    if (seconds === null) return [];
    const phase = /** @type {'base' | 'peak'} */ (key.split(' ')[1]);
    return [
      {
        benchmark: cells.get('benchmark') ?? key.split(' ')[0].replace('_', '.'),
        phase,
        copies: specNumber(cells.get('copies')),
        threads: specNumber(cells.get('threads')),
        seconds,
        ratio: specNumber(cells.get('ratio')),
      },
    ];
  });
  const means = /** @type {[string, string][]} */ ([
    ['basemean', 'units'],
    ['peakmean', 'peakunits'],
  ]);
  const scores = means.flatMap(([mean, unit]) => {
    const value = specNumber(facts.get(mean));
    const name = facts.get(unit);
    return value !== null && name ? [{ name: scoreName(name), value }] : [];
  });
  return { rows, scores, warnings: /** @type {import('../../model/parser.js').Warning[]} */ ([]) };
}
