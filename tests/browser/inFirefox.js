/**
 * What of the browser tests also runs in Firefox, and what of that is passed over, by name, with the reason. With
 * `ENGINES=all` every spec runs there: before a release.
 */

const specs = [
  'catalogue',
  'compare',
  'interaction',
  'keyboard',
  'nonBreaking',
  'ownFile',
  'paper',
  'review',
  'search',
  'theme',
  'written',
  'zoom',
];

const touch = 'the driver knows no touch';
const downloads = 'the driver does not hand downloads over';
const scripts = 'the driver cannot switch scripts off';

/** Titles, in whole or in part. @type {{ title: string, reason: string }[]} */
export const passedOver = [
  { title: 'in name, drawing, words and downloads', reason: downloads },
  { title: 'as text, in the page and in what is saved', reason: downloads },
  { title: 'a double click goes back', reason: 'the driver sends two single clicks' },
  {
    title: 'Tab reaches everything once',
    reason: 'after one of many tabs the page moved once more, and left the focus out of view',
  },
  { title: 'with fingers', reason: touch },
  { title: 'with a finger', reason: touch },
  { title: 'without JavaScript', reason: scripts },
  { title: 'without scripts', reason: scripts },
];

/** @param {string} text */
const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The settings of Playwright's project. */
export const inFirefox = {
  testMatch:
    process.env.ENGINES === 'all' ? '**/*.spec.js' : specs.map((name) => `**/browser/${name}.spec.js`),
  grepInvert: passedOver.map(({ title }) => new RegExp(literally(title))),
};
