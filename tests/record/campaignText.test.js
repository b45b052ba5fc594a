import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStaticTOMLValue, parseTOML } from 'toml-eslint-parser';
import { campaignText } from '../../scripts/record/campaignText.js';

const facts = { methodology: 'v1', testbed: 'desk', date: '2026-11-21' };

/** @param {string} text */
const keysOf = (text) => Object.keys(getStaticTOMLValue(parseTOML(text)));

test('a new campaign.toml says methodology, testbed, date and sample, and nothing it cannot know', () => {
  assert.deepEqual(keysOf(campaignText(facts)), ['methodology', 'testbed', 'date', 'sample']);
});

test('the campaign of an emulated drive says its link and its variant', () => {
  const keys = keysOf(campaignText({ ...facts, variant: 'nbd', emulated: true }));
  assert.deepEqual(keys, ['methodology', 'testbed', 'date', 'sample', 'link', 'variant']);
});
