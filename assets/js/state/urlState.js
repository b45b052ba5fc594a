import { choiceOf } from '../controls/choices.js';
import { canZoom } from '../zoom/view.js';

/**
 * The state of charts in the page's address: one parameter for each chart that is not as its author drew it,
 * `?fill=x.time~view.0_60`. Only letters that stand in an address as they are.
 *
 * @typedef {import('./chartState.js').ChartState} ChartState
 * @typedef {import('./chartState.js').PageChart} PageChart
 */

/**
 * Reads part by part; what is unknown, impossible or hostile is left out.
 *
 * @param {string} search
 * @param {Record<string, PageChart>} data
 * @returns {Map<string, ChartState>} by chart
 */
export function readStates(search, data) {
  const states = new Map();
  for (const [id, text] of new URLSearchParams(search)) {
    if (Object.hasOwn(data, id)) states.set(id, readState(text.slice(0, 2000), data[id]));
  }
  return states;
}

/**
 * @param {string} text
 * @param {PageChart} chart
 * @returns {ChartState}
 */
export function readState(text, chart) {
  /** @type {Record<string, unknown>} */
  const state = {};
  for (const part of text.split('~')) {
    const [, key, value] = /^([a-z]+)\.(.*)$/.exec(part) ?? [];
    const choice = choiceOf(chart, key);
    if (choice?.values.some((each) => each.value === value)) state[key] = value;
    if (key === 'view') state.view = readView(value, chart);
    if (key === 'hide') state.hidden = readHidden(value, chart);
    if (key === 'copy') state.copy = readCopy(value, chart);
    if (key === 'add') state.added = readAdded(value);
  }
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

/** @param {string} text @param {PageChart} chart */
function readView(text, { kind }) {
  // as exact as it is written
  const ends = text.split('_').map((end) => Number(Number(end).toPrecision(5)));
  const sound =
    ends.length === 2 && ends.every((end) => Number.isFinite(end) && end >= 0) && ends[0] < ends[1];
  return canZoom({ kind }) && sound ? ends : undefined;
}

/** @param {string} text @param {PageChart} chart */
function readCopy(text, chart) {
  const [gigabytes, times] = text.split('_').map(Number);
  const isSound = gigabytes > 0 && gigabytes <= 1e5 && Number.isInteger(times) && times >= 1 && times <= 100;
  return isSound && chart.series.some(({ copies }) => copies)
    ? [Number(gigabytes.toPrecision(4)), times]
    : undefined;
}

/** At least one product stays. @param {string} text @param {PageChart} chart */
function readHidden(text, { products }) {
  const wanted = text.split('_');
  const hidden = products.map(({ id }) => id).filter((id) => wanted.includes(id));
  return hidden.length > 0 && hidden.length < products.length ? hidden : undefined;
}

/** Whether such products exist is known when their data are there; the rest is ignored then. @param {string} text */
function readAdded(text) {
  const ids = text.split('_').filter((id) => /^[\w.-]{1,80}$/.test(id));
  return ids.length ? [...new Set(ids)].slice(0, 8) : undefined;
}

/** @param {ChartState} state */
function stateText({ view, hidden, added, copy, ...choices }) {
  const parts = Object.entries(choices)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}.${value}`);
  if (view) parts.push(`view.${view.map((end) => Number(end.toPrecision(5))).join('_')}`);
  if (copy) parts.push(`copy.${copy.join('_')}`);
  if (hidden?.length) parts.push(`hide.${hidden.join('_')}`);
  if (added?.length) parts.push(`add.${added.join('_')}`);
  return parts.sort().join('~');
}

/**
 * @param {string} id of the chart
 * @param {ChartState} state
 * @param {boolean} goesOn the newest entry of the history is written over; else "back" returns from this one
 * @returns {boolean} whether the address is another one
 */
export function writeState(id, state, goesOn) {
  const url = addressOf(id, state);
  if (url === location.href) return false;
  history[goesOn ? 'replaceState' : 'pushState'](null, '', url);
  return true;
}

/**
 * @param {string} id
 * @param {ChartState} state
 */
export function addressOf(id, state) {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((each) => each && each.split('=')[0] !== encodeURIComponent(id));
  const own = stateText(state);
  const all = own ? [...others, `${encodeURIComponent(id)}=${encodeURIComponent(own)}`] : others;
  return `${location.origin}${location.pathname}${all.length ? `?${all.join('&')}` : ''}${location.hash}`;
}
