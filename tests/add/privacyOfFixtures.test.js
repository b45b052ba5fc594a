import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { anonymise, labelsFor } from '../../scripts/add/privacy/anonymise.js';
import { findSecrets } from '../../scripts/add/privacy/secrets.js';
import { textForm } from '../../scripts/add/privacy/textForm.js';
import { listFiles } from '../../scripts/io/listFiles.js';

/*
 * The output of every tool that is read, as it is after filing: looked through by shape alone, and by what stands beside it, without
 * the places that filing knows.
 */
const folder = join(import.meta.dirname, '../parsers/fixtures');
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

/** @type {Record<string, RegExp>} */
const shapes = {
  'a hardware address': /(?<![0-9A-Fa-f:-])(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}(?![0-9A-Fa-f:-])/g,
  'an address of IPv4': new RegExp(`(?<![\\d.])(?:${octet}\\.){3}${octet}(?![\\d.])`, 'g'),
  'an address of IPv6': /(?<![\w:.])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?![\w:.])|\bfe80::[0-9a-f:]+/gi,
  'a UUID': /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
  'a path with a user':
    /(?:\/home\/|\/Users\/|\bUsers\\{1,2})(?!(?:USER|HOST)-[A-Z]|users?\b)[^/\\\s"':;,<>]+/g,
  'an address of mail': /\b[\w.+-]+@[\w-]+\.[\w.]+\b/g,
  'a world-wide name': /\b(?:eui|naa|wwn|nguid)[^\n]{0,12}?(?!0{16})[0-9a-f]{16}\b/gi,
};

/** Names of values, in JSON, XML, TOML or lines, and what they may be where they tell nothing. */
const named =
  /"?(?<name>(?:\b|_)(?:serial[ _-]?(?:number|no)?|sn|eui-?64|nguid|uuid|host[ _]?name|node[ _]?name|computer[ _]?name|user[ _]?name|registered owner|domain|wwn))"?(?:[ \t]*[:=][ \t]*|>)"?(?<value>[^",;<\n{}\]]+)/gi;
const telling =
  /^(?!$|(?:(?:SERIAL|WWN|HOST|USER|PASSWORD)-[A-Z]+|[*x0-]+|localhost|127\.0\.0\.1|true|false|null)$)/i;

/** What has such a shape and is none, by the folder of its tool: versions, and who wrote the tool. @type {Set<string>} */
const known = new Set([
  ...['127.0.0.1', '0.0.0.0', '255.255.255.0', '255.255.0.0', '255.0.0.0'],
  ...['benchmarkdotnet 0.9.9.0', 'lighthouse 143.0.0.0', 'nbench 2.7.2.3'],
  ...['cockroach-workload 3.3.2.1', 'cockroach-workload 9.2.1.7', 'turbostat lenb@kernel.org'],
]);

/** @param {string} text @param {string} tool */
function leftIn(text, tool) {
  const shaped = Object.entries(shapes).flatMap(([kind, form]) =>
    [...text.matchAll(form)]
      .filter(([found]) => !known.has(found) && !known.has(`${tool} ${found}`))
      .map(([found]) => `${kind}: ${found}`),
  );
  const called = [...text.matchAll(named)].flatMap(({ groups }) => {
    const { name, value } = /** @type {Record<string, string>} */ (groups);
    return telling.test(value.trim()) ? [`${name}: ${value.trim()}`] : [];
  });
  return [...shaped, ...called];
}

test('nothing that tells one drive, machine or person from others is left in any fixture', () => {
  const left = listFiles(folder)
    .filter((path) => /\/input[^/]*$/.test(path))
    .flatMap((path) => {
      const form = textForm(readFileSync(join(folder, path)));
      if (!form) return [];
      const filed = anonymise(form.text, labelsFor(findSecrets(form.text)));
      return leftIn(filed, path.split('/')[0]).map((each) => `${path}: ${each}`);
    });
  assert.deepEqual([...new Set(left)], []);
});

test('what is looked for is found where it was not replaced', () => {
  const text = `a 52:54:00:12:34:56 b 10.1.2.3 c fe80::5054:ff:fe12:3456 d 3e6be9de-8139-4a1a-9106-a43f08d823a6
    /home/anna/x anna@bench.example naa.5002538e40a1b2c4 "serial_number": "S1ABC" Host Name: BOX7 <ComputerName>PC1</ComputerName>`;
  assert.equal(leftIn(text, 'any').length, 11);
  assert.deepEqual(leftIn('"serial_number": "SERIAL-A" /home/USER-A/x 127.0.0.1 user=0.5', 'any'), []);
});
