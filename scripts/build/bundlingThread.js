import '../model/lib/freezeObjects.js';
import { answerAsks } from '../io/askThread.js';
import { addVocabulary } from '../model/vocabulary/index.js';
import { bundlePage } from '../runtime/bundlePage.js';

/*
 * Where the scripts of pages are bundled: a thread that `buildSite` asks.
 */

/**
 * @typedef {object} Ask
 * @property {import('../model/vocabulary/index.js').Layer} words of the site
 * @property {NonNullable<Parameters<typeof bundlePage>[0]>} definitions of the parsers that it describes
 */

answerAsks((/** @type {Ask} */ { words, definitions }) => {
  addVocabulary(words);
  return bundlePage(definitions);
});
