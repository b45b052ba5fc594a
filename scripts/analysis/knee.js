import { isRate } from '../model/isRate.js';

/**
 * Where more load brings little more throughput and much more waiting: the load at which throughput over response time, the "power" of a
 * system, is largest (L. Kleinrock, "Power and deterministic rules of thumb for probabilistic problems in computer communications", ICC
 * 1979). At the first or the last load that was tried there is no knee to see.
 *
 * @param {import('../model/finding.js').Curve} curve
 * @returns {import('../model/finding.js').Knee | null}
 */
function knee({ parameters, metric, loads, values, times }) {
  if (!isRate(metric) || times === null || loads.length < 3) return null;
  const power = values.map((value, i) => value / times[i]);
  const at = power.indexOf(Math.max(...power));
  const seen = at > 0 && at < loads.length - 1;
  return {
    kind: 'knee',
    parameters,
    load: seen ? loads[at] : null,
    rate: seen ? values[at] : null,
    time: seen ? times[at] : null,
  };
}

/** @type {import('./index.js').Analysis} */
export const kneeAnalysis = {
  name: 'knee',
  kind: 'knee',
  findInCurve: knee,
  numbers: [
    {
      name: 'knee-load',
      metric: 'count',
      title: 'load at the knee, from where more load brings more waiting than work',
      of: (found) => found.load,
    },
    { name: 'knee-rate', metric: null, title: 'rate at the knee', of: (found) => found.rate },
    { name: 'knee-latency', metric: 'latency', title: 'latency at the knee', of: (found) => found.time },
  ],
};
