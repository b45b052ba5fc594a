import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { vegaSvg } from '../../scripts/render/vegaSvg.js';
import { temporaryFolder } from '../io/temporary.js';
import { listen } from '../listen.js';

/*
 * The wall behind `checkVegaLite`: whatever a spec asks for, nothing is fetched while it is drawn, and nothing is left to chance.
 */

/** @param {object} spec @returns {any} */
const written = (spec) => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  usermeta: { kind: 'vega-lite', layout: 'wide', width: 720 },
  width: 200,
  height: 100,
  ...spec,
});
const rows = [
  { a: 1, b: 'x' },
  { a: 2, b: 'y' },
];
const points = { mark: 'point', encoding: { x: { field: 'a', type: 'quantitative' } } };

test('no file is read for a spec', async (context) => {
  const folder = temporaryFolder(context);
  const secret = join(folder, 'secret.csv');
  writeFileSync(secret, 'a\n1\n2\n');
  for (const url of [secret, pathToFileURL(secret).href]) {
    await assert.rejects(
      vegaSvg(written({ data: { url, format: { type: 'csv' } }, ...points }), 'one'),
      /not allowed to fetch|nothing to draw/,
    );
  }
});

test('no host is asked for a spec', async (context) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('[{"a":1}]');
  });
  context.after(() => server.close());
  const url = `${await listen(server)}/a.json`;
  const image = { mark: 'image', encoding: { x: { field: 'a', type: 'quantitative' }, url: { value: url } } };
  const linked = { ...points, encoding: { ...points.encoding, href: { value: url } } };
  for (const spec of [
    { data: { url }, ...points },
    { data: { values: rows }, ...image },
    { data: { values: rows }, ...linked },
  ])
    await assert.rejects(vegaSvg(written(spec), 'one'), Error);
  assert.equal(asked, 0);
});

test('a colour that is computed takes no paint from elsewhere', async () => {
  const spec = written({
    data: { values: rows },
    transform: [{ calculate: "'ur' + 'l(//a.example/b#c)'", as: 'paint' }],
    mark: 'point',
    encoding: { ...points.encoding, color: { field: 'paint', type: 'nominal', scale: null } },
  });
  await assert.rejects(vegaSvg(spec, 'one'), /takes something from elsewhere/);
});

test('chance is refused, however it is called', async () => {
  for (const transform of [[{ sample: 1 }], [{ calculate: 'random()', as: 'c' }]]) {
    await assert.rejects(
      vegaSvg(written({ data: { values: rows }, transform, ...points }), 'one'),
      /chance|nothing to draw/,
    );
  }
});

test('a drawing of endless height is refused', async () => {
  await assert.rejects(
    vegaSvg(written({ data: { values: rows }, ...points, height: 1e7 }), 'one'),
    /10000000 px high|1000\d+ px high/,
  );
});
