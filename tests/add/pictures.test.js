import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeImportCandidate } from '../../scripts/add/describeImportCandidate.js';
import { contentDigest } from '../../scripts/add/redactedHash.js';
import { bytesSource } from '../../scripts/model/source.js';

/** @param {string} name @param {string} text */
const tells = (name, text) =>
  describeImportCandidate(
    bytesSource(name, Buffer.from(text, 'latin1')),
    { file: name, name, levels: [], modified: '2026-11-21' },
    { digest: contentDigest },
  ).located;

test('pictures that tell where, with what or by whom they were made are known by their blocks', () => {
  for (const [name, text] of [
    ['a.jpg', '\u00ff\u00d8\u00ff\u00e1\0\u0010Exif\0\0MM'],
    ['a.jpg', '\u00ff\u00d8\u00ff\u00e1\0\u0010http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'],
    ['a.jpg', '\u00ff\u00d8\u00ff\u00ed\0\u0010Photoshop 3.0\0'],
    ['a.png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010tEXtAuthor\0Anna'],
    ['a.png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010eXIfMM'],
    ['a.pdf', '%PDF-1.7\n<< /Author (Anna) >>'],
  ])
    assert.ok(tells(name, text), text);
  assert.ok(!tells('a.png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010IDATxIEND'));
});
