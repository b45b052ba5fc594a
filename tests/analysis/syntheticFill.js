import { series } from '../../scripts/model/series.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';
import { normal } from '../statistics/normal.js';

/**
 * A made-up fill whose truth is known.
 *
 * @typedef {object} Phase
 * @property {number} share of the capacity
 * @property {number} rate MB/s
 * @property {number} [to] MB/s at its end, where it drifts
 * @property {{ rate: number, seconds: number, every: number }} [bursts] MB/s for some seconds out of so many, at random
 * @property {{ rate: number, seconds: number, every: number }} [peaks] the same for short recoveries
 * @property {number} [wander] standard deviation of ln(rate) of a slow wandering
 * @property {number} [wave] amplitude of ln(rate) of a slow sine
 *
 * @typedef {object} Profile
 * @property {string} name a sentence
 * @property {number} seed
 * @property {number} gigabytes capacity
 * @property {number} interval seconds between readings
 * @property {number} [noise] standard deviation of ln(rate) from reading to reading
 * @property {number} [sticky] 0 to 1: how much of a reading's noise the next one keeps
 * @property {{ factor: number, seconds: number, every: number }} [dips] share of the rate for some seconds out of so many, at random
 * @property {number} [quantum] MB/s: the tool rounds to it
 * @property {number} [startup] seconds of half the rate at the beginning
 * @property {number | null} cached how many of the phases the cache takes; `null` where none is to be seen
 * @property {Phase[]} phases
 * @property {number | null} [sustained] index of the phase whose rate it sustains, where it is not the last one; `null` where it declines to the end
 * @property {number} [plateaus] how many there are after the cache
 */

/**
 * Windows of a disturbance in time, at random but with the right share.
 *
 * @param {{ seconds: number, every: number } | undefined} each
 * @param {() => number} random
 */
function switching(each, random) {
  let on = false;
  let until = each ? random() * each.every : Infinity;
  return (/** @type {number} */ time) => {
    while (each && time >= until) {
      on = !on;
      const mean = on ? each.seconds : each.every - each.seconds;
      until += mean * (0.6 + 0.8 * random());
    }
    return on;
  };
}

/**
 * @param {Profile} profile
 */
export function syntheticFill(profile) {
  const random = seededRandom(profile.seed);
  const { times, values, phases } = write(profile, random);
  const quantum = (profile.quantum ?? 0) * 1e6;
  let kept = 0;
  const sticky = profile.sticky ?? 0;
  const noisy = values.map((value) => {
    kept = sticky * kept + Math.sqrt(1 - sticky ** 2) * normal(random);
    const rate = value * Math.exp((profile.noise ?? 0) * kept);
    return quantum ? Math.round(rate / quantum) * quantum : rate;
  });
  return {
    series: series({
      metric: 'bandwidth',
      parameters: { operation: 'write' },
      times: Float64Array.from(times),
      values: Float64Array.from(noisy),
    }),
    truth: truthOf(profile, phases),
  };
}

/**
 * @param {Profile} profile
 * @param {() => number} random
 */
function write(profile, random) {
  const { gigabytes, interval, phases } = profile;
  const step = interval / 25;
  const dip = switching(profile.dips, random);
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const values = [];
  const told = [];
  let [tick, inReading] = [0, 0];
  for (const phase of phases) {
    const size = phase.share * gigabytes * 1e9;
    const burst = switching(phase.bursts, random);
    const peak = switching(phase.peaks, random);
    const wander = wanderer(phase.wander ?? 0, { random, step });
    const began = tick;
    let done = 0;
    while (done < size) {
      const time = (tick - began) * step;
      const inPeak = peak(time);
      let rate = phase.rate + ((phase.to ?? phase.rate) - phase.rate) * (done / size);
      if (phase.bursts && burst(time)) rate = phase.bursts.rate;
      if (phase.peaks && inPeak) rate = phase.peaks.rate;
      rate *= 1e6 * Math.exp(wander() + (phase.wave ?? 0) * Math.cos((2 * Math.PI * 4 * done) / size));
      if (dip(tick * step)) rate *= profile.dips?.factor ?? 1;
      if (tick * step < (profile.startup ?? 0)) rate /= 2;
      done += rate * step;
      inReading += rate * step;
      tick++;
      if (tick % 25 === 0) {
        times.push((tick / 25) * interval);
        values.push(inReading / interval);
        inReading = 0;
      }
    }
    const seconds = (tick - began) * step;
    told.push({ bytes: done, seconds, rate: done / seconds });
  }
  const rest = tick % 25;
  if (rest > 5) {
    times.push(tick * step);
    values.push(inReading / (rest * step));
  }
  return { times, values, phases: told };
}

/**
 * @param {number} sd
 * @param {{ random: () => number, step: number }} options a wandering of about twenty seconds
 */
function wanderer(sd, { random, step }) {
  let at = sd > 0 ? sd * normal(random) : 0;
  const keep = Math.exp(-step / 20);
  return () => (at = sd > 0 ? keep * at + Math.sqrt(1 - keep ** 2) * sd * normal(random) : 0);
}

/**
 * @param {Profile} profile
 * @param {{ bytes: number, seconds: number, rate: number }[]} told
 */
function truthOf({ cached, sustained }, told) {
  const inCache = told.slice(0, cached ?? 0);
  const sum = (/** @type {'bytes' | 'seconds'} */ key) =>
    inCache.reduce((total, each) => total + each[key], 0);
  return {
    cacheEndBytes: cached === null ? null : sum('bytes'),
    cachedRate: cached === null ? null : sum('bytes') / sum('seconds'),
    sustainedRate: sustained === null ? null : told[sustained ?? told.length - 1].rate,
  };
}
