import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textWidth } from '../../scripts/model/lib/textWidth.js';
import { chartCase, chartCases, layersOf, specsOf } from './fixtures.js';

/** Which of its axes are logarithmic: panels share theirs. @param {any} spec */
const logAxes = (spec) =>
  ['x', 'y'].filter((axis) =>
    layersOf(spec).some(
      ({ encoding }) => encoding?.[axis]?.scale?.type === 'log' && encoding[axis].axis !== null,
    ),
  );

/** @param {any} spec @returns {{ x: number, text: string, size: number }[]} */
const textsOf = (spec) =>
  layersOf(spec).flatMap(({ mark, data }) =>
    mark.type === 'text'
      ? data.values.map((/** @type {any} */ each) => ({ ...each, size: mark.fontSize }))
      : [],
  );

/** @param {import('./fixtures.js').Case} fixture */
function check(fixture) {
  for (const spec of Object.values(specsOf(fixture))) {
    const { layout, size } = /** @type {any} */ (spec).usermeta;
    const said = textsOf(spec).filter(({ text }) => text.includes('logarithmic axis'));
    assert.equal(said.length, logAxes(spec).length, `${layout}: ${said.map(({ text }) => text)}`);
    const { padding } = /** @type {any} */ (spec);
    for (const { x, text, size: font } of said)
      assert.ok(
        x + textWidth(text, { size: font }) <= size.width + padding.right,
        `${layout}: "${text}" is cut`,
      );
  }
}

for (const fixture of chartCases())
  test(`${fixture.kind}, ${fixture.name}: an axis that is logarithmic says so, once, and no other does`, () =>
    check(fixture));

test('so does an axis that a reader turns into one', () => {
  for (const [kind, name] of [
    ['timeline', 'five-by-400'],
    ['timeline', 'panels'],
    ['trace', 'power-of-two'],
    ['sweep', 'queue-depth'],
    ['history', 'versions'],
    ['scatter', 'speed-and-size'],
    ['dumbbell', 'fresh-and-steady'],
    ['distribution', 'two-heaps'],
  ]) {
    const fixture = chartCase(kind, name);
    const logarithmic = { ...fixture.data, options: { ...fixture.data.options, scale: 'log' } };
    check({ ...fixture, data: logarithmic });
  }
});
