import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStaticTOMLValue, parseTOML } from 'toml-eslint-parser';
import { campaignText } from '../../scripts/new/campaignText.js';

const facts = { methodology: 'v1', testbed: 'desk', date: '2026-11-21' };

/** @param {string} text */
const keysOf = (text) => Object.keys(getStaticTOMLValue(parseTOML(text)));

test('a new campaign.toml says methodology, testbed, date and sample, and comments the rest', () => {
  assert.deepEqual(keysOf(campaignText(facts)), ['methodology', 'testbed', 'date', 'sample']);
});

test('a campaign says the link and the variant that are known', () => {
  const keys = keysOf(campaignText({ ...facts, variant: 'nbd', link: 'NBD over a unix socket' }));
  assert.deepEqual(keys, ['methodology', 'testbed', 'date', 'sample', 'link', 'variant']);
});
