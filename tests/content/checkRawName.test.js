import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filedName } from '../../scripts/add/nameRuns.js';
import { checkRawName } from '../../scripts/content/checkRawName.js';

const found = (/** @type {string} */ name, head = '') =>
  checkRawName(`data/raw/a/b/c/${name}`, () => head).length > 0;

test('raw files that browsers or servers would run are refused, packed ones and all else not', () => {
  const run = 'a.html a.HTM a.xhtml a.svg a.svgz a.js a.mjs a.php a.php7 a.shtml a.phtml a.aspx .htaccess';
  assert.deepEqual(
    run.split(' ').filter((name) => !found(name)),
    [],
  );
  const safe = 'a.json a.log a.html.gz a.txt a.csv a.xlsx run1 a.html.txt campaign.toml a.js.json a.xml.gz';
  assert.deepEqual(
    safe.split(' ').filter((name) => found(name)),
    [],
  );
});

test('a file of XML is refused where it makes a page', () => {
  assert.ok(!found('a.xml', '<?xml version="1.0"?><PhoronixTestSuite/>'));
  assert.ok(found('a.xml', '<a><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script></a>'));
  assert.ok(found('a.xml', '<?xml-stylesheet type="text/xsl" href="a.txt"?><a/>'));
  assert.ok(found('a.xml', '<!DOCTYPE a [<!ENTITY x "1999/xhtml">]><a xmlns="http://www.w3.org/&x;"/>'));
});

test('a report that is a page is filed packed', () => {
  const candidate = /** @type {any} */ ({ size: 100 });
  assert.equal(filedName('run1.html', candidate), 'run1.html.gz');
  assert.equal(filedName('run1.json', candidate), 'run1.json');
});
