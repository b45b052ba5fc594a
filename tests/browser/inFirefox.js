/**
 * What of the browser tests also runs in Firefox, and what of that is passed over, by name, with the reason.
 */

/** Before a release: every spec in every engine. */
export const everything = process.env.ENGINES === 'all';

const specs = [
  'catalogue',
  'compare',
  'interaction',
  'keyboard',
  'nonBreaking',
  'ownFile',
  'pageKinds',
  'paper',
  'review',
  'search',
  'theme',
  'written',
  'zoom',
];

/** Left out of these specs but before a release: another width or page of what is tried already, and what no engine decides. */
const repeated = [
  /(?:interaction|review|zoom)\.spec\.js 390 px wide/,
  /interaction\.spec\.js .*(?:every choice of every chart|an added product comes|the words under a chart|a hostile or unknown address|a table behind a chart)/,
  /keyboard\.spec\.js \/reviews\/(?!compact-m2-roundup\/)/,
  /catalogue\.spec\.js .*(?:at 390 px|a number without a unit|an address that asks)/,
  /compare\.spec\.js (?:phone, dark|results |no more than six|product pages|products shown|the order is|an address with|the largest clear)/,
  /ownFile\.spec\.js what a file lacks/,
  /review\.spec\.js .*(?:the table behind a chart|numbers in sentences|emulated drives)/,
  /search\.spec\.js (?:a filter alone|the missing page|a question is text)/,
  /theme\.spec\.js .*(?:a choice that nobody made|it is set before)/,
  /written\.spec\.js .*(?:390 px wide and light|1280 px wide and dark)/,
];

const touch = 'the driver knows no touch';
const downloads = 'the driver does not hand downloads over';
const scripts = 'the driver cannot switch scripts off';

/** Titles, in whole or in part. @type {{ title: string, reason: string }[]} */
export const passedOver = [
  { title: 'in name, drawing, words and downloads', reason: downloads },
  { title: 'as text, in the page and in what is saved', reason: downloads },
  { title: 'a double click goes back', reason: 'the driver sends two single clicks' },
  { title: 'with fingers', reason: touch },
  { title: 'with a finger', reason: touch },
  { title: 'on a slow phone network', reason: 'the driver slows no network down' },
  { title: 'without JavaScript', reason: scripts },
  { title: 'without scripts', reason: scripts },
];

/** @param {string} text */
const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The settings of Playwright's project. */
export const inFirefox = {
  testMatch: everything ? '**/*.spec.js' : specs.map((name) => `**/browser/${name}.spec.js`),
  grepInvert: [
    ...passedOver.map(({ title }) => new RegExp(literally(title))),
    ...(everything ? [] : repeated),
  ],
};
