/**
 * Which browser tests also run in Firefox: those tagged `@engine`, whose result an engine decides (how lines break, where the focus
 * goes, what pointer, wheel, clipboard, files and paper do). Before a release all do but what is passed over, by name, with the reason.
 * The few run in one worker, since Firefox takes long to begin.
 */

/** Before a release: every spec in every engine. */
export const everything = process.env.ENGINES === 'all';

const touch = 'the driver knows no touch';
const downloads = 'the driver does not hand downloads over';
const scripts = 'the driver cannot switch scripts off';

/** Titles, in whole or in part. @type {{ title: string, reason: string }[]} */
export const passedOver = [
  { title: 'in name, drawing, words and downloads', reason: downloads },
  { title: 'as text, in the page and in what is saved', reason: downloads },
  { title: 'what is seen is saved as picture, numbers and specification', reason: downloads },
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
export const inFirefox = everything
  ? { grepInvert: passedOver.map(({ title }) => new RegExp(literally(title))) }
  : { grep: /@engine/, workers: 1 };
