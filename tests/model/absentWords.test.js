import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'smol-toml';
import { absentWords } from '../../scripts/model/absentWords.js';

test('templates and programs say what is absent in the same words', () => {
  const words = parse(readFileSync(join(import.meta.dirname, '../../assets/i18n/en.toml'), 'utf8'));
  for (const [state, text] of Object.entries(absentWords))
    assert.equal(words[state === 'no-result' ? state : `state-${state}`], text, state);
});
