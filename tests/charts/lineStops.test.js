import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { lineStops } from '../../scripts/charts/stops/lineStops.js';
import { othersText } from '../../scripts/charts/stops/together.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { chartCase } from './fixtures.js';

test('beside a reading stand those of seven other lines that reach so far, and how many more there are', () => {
  const { data } = chartCase('timeline', 'twelve-lines');
  const shown = { ...data, layout: /** @type {const} */ ('wide') };
  const othersOf = (/** @type {typeof shown} */ drawn) => {
    const scene = sceneOf(chartKind('timeline').spec(drawn), drawn.id);
    const [[first]] = lineStops(/** @type {any} */ ({ scene, shown: drawn }));
    return othersText(first.others?.(first) ?? []).split('\n');
  };
  assert.equal(othersOf(shown).length, 8);
  assert.equal(othersOf(shown).at(-1), 'and 4 more');
  assert.equal(othersOf({ ...shown, series: shown.series.slice(0, 3) }).length, 2);
});

test('a step that a source describes is no run and no mean of readings', () => {
  const { data } = chartCase('timeline', 'emulated-and-transcribed');
  const shown = { ...data, layout: /** @type {const} */ ('wide') };
  const scene = sceneOf(chartKind('timeline').spec(shown), shown.id);
  const rows = lineStops(/** @type {any} */ ({ scene, shown }));
  const told = shown.series.map(({ origin }, at) => [origin.kind, rows[at][0].tell().lines.join('; ')]);
  assert.match(String(Object.fromEntries(told).transcribed), /described in words, not measured/);
  assert.doesNotMatch(String(Object.fromEntries(told).transcribed), /run 1|short stretch/);
  assert.match(String(Object.fromEntries(told).emulated), /run 1: within one run/);
});

test('of a step that is pointed at, the place is named and not its end alone', () => {
  const { data } = chartCase('timeline', 'emulated-and-transcribed');
  const shown = { ...data, layout: /** @type {const} */ ('wide') };
  const scene = sceneOf(chartKind('timeline').spec(shown), shown.id);
  const rows = lineStops(/** @type {any} */ ({ scene, shown }));
  const stop = rows[shown.series.findIndex(({ origin }) => origin.kind === 'transcribed')][2];
  const [end] = stop.tell().lines;
  assert.match(end, /^up to /);
  const { width } = scene.plots[0];
  const share = Math.round(((Number(stop.from) + 20 - scene.origin[0]) / width) * 100);
  const [place] = stop.tell(Number(stop.from) + 20).lines;
  assert.equal(place.replace(/^at (\d+).*?, on a step (up to .*)$/, '$1; $2'), `${share}; ${end}`);
  // at its end that is said
  assert.equal(stop.tell(stop.x).lines[0], end);
});

test('a stretch within a level that a source describes is drawn from edge to edge, and read as that level', () => {
  const { data } = chartCase('timeline', 'emulated-and-transcribed');
  const series = data.series.filter(({ origin }) => origin.kind === 'transcribed');
  const drawn = (/** @type {object} */ options) => {
    const shown = {
      ...data,
      series,
      layout: /** @type {const} */ ('wide'),
      options: { ...data.options, ...options },
    };
    const scene = sceneOf(chartKind('timeline').spec(shown), shown.id);
    const [row] = lineStops(/** @type {any} */ ({ scene, shown }));
    return { row, left: scene.origin[0], width: scene.plots[0].width };
  };
  const [, begin, end] = [0, ...series[0].series.times];
  const percent = (/** @type {number} */ share) => `${((begin + (end - begin) * share) * 100).toFixed(3)} %`;
  const { row, left, width } = drawn({ view: [percent(0.3), percent(0.6)] });
  assert.deepEqual(
    row.map(({ x }) => Math.round(x - left)),
    [0, Math.round(width)],
  );
  const whole = drawn({}).row.map(({ tell }) => tell());
  assert.equal(new Set(whole.map(({ value }) => value)).size, series[0].series.times.length);
  for (const { tell } of row) assert.deepEqual(tell(), whole[2]);
});
