import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkPicture } from '../../scripts/content/checkPicture.js';
import { listFiles } from '../../scripts/io/listFiles.js';

const svg = (/** @type {string} */ inside, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inside}</svg>`;

const unfit = {
  'a script': [svg('<script>alert(1)</script>'), 'runs or fetches: <script>'],
  'a script of a prefix': [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'), '<s:script>'],
  'a handler': [svg('<rect onclick="x()"/>'), 'runs: onclick'],
  'a link that runs': [svg('<a href=" java&#10;script:x()"><rect/></a>'), 'runs: href='],
  'an animation into a link': [
    svg('<a><animate attributeName="href" values="#a;javascript:x()"/></a>'),
    'runs: values=',
  ],
  'a page within': [svg('<foreignObject><iframe src="https://a.example"/></foreignObject>'), '<iframe>'],
  'a picture elsewhere': [svg('<image xlink:href="http://a.example/x.png"/>'), 'fetches: http://a.example'],
  'a picture beside it': [svg('<image href="photo.jpg"/>'), 'fetches: photo.jpg'],
  'a document as a shape': [svg('<use href="data:image/svg+xml,x#a"/>'), 'runs: href='],
  'a style elsewhere': [svg('<style>@import "//a.example/x.css";</style>'), 'fetches'],
  'a paint elsewhere': [svg('<rect fill="url(https://a.example/x#y)"/>'), 'fetches'],
  'a style sheet': [svg('', '<?xml-stylesheet href="x.xsl" type="text/xsl"?>'), 'in another way'],
  'another code': [svg('', '<?xml version="1.0" encoding="ISO-2022-JP"?>'), 'in another way'],
  entities: [svg('&x;', '<!DOCTYPE svg [<!ENTITY x "&#60;script/>">]>'), 'entities of its own'],
  cut: ['<svg xmlns="http://www.w3.org/2000/svg"><rect', 'damaged'],
};

for (const [name, [text, message]] of Object.entries(unfit)) {
  test(`a drawing with ${name} is refused`, () => {
    const [found, ...more] = checkPicture(text, 'content/reviews/a/b.svg');
    assert.deepEqual(more, []);
    assert.ok(found?.message.includes(message), `${found?.message} has no ${message}`);
    assert.ok(found.line && found.hint);
  });
}

test('drawings as programs save them are taken', () => {
  const plain = svg(
    '<style>.a { fill: url(#g) }</style><defs><linearGradient id="g"/></defs><use xlink:href="#g"/>' +
      '<a href="https://a.example/"><text class="a">on: once</text></a><image href="data:image/png;base64,AA=="/>' +
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">words</p></foreignObject>',
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
  );
  assert.deepEqual(checkPicture(plain, 'a.svg'), []);
  const root = join(import.meta.dirname, '../..');
  const own = [...listFiles(root, 'content'), ...listFiles(root, 'tests/browser/blog/content')].filter(
    (path) => path.endsWith('.svg'),
  );
  assert.ok(own.length > 3);
  for (const path of own) assert.deepEqual(checkPicture(readFileSync(join(root, path), 'utf8'), path), []);
});
