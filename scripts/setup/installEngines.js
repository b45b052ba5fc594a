import { aptInstall } from './aptInstall.js';
import { findFirefox } from './findFirefox.js';
import { findOnPath } from './findOnPath.js';

/** What the tests in other engines need, by Debian's packages; `pdftoppm` shows what was printed. */
const needed = [
  { name: 'firefox-esr', isThere: () => findFirefox() !== null },
  { name: 'webkit2gtk-driver', isThere: () => findOnPath('WebKitWebDriver') !== null },
  { name: 'xvfb', isThere: () => findOnPath('Xvfb') !== null },
  { name: 'poppler-utils', isThere: () => findOnPath('pdftoppm') !== null },
];

/**
 * Tries to bring in Firefox and WebKit. Tests pass over what is not there, and say so.
 *
 * @param {(what: string) => void} say
 */
export function installEngines(say) {
  const missing = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  say(`installing ${missing.join(', ')}`);
  const refused = aptInstall(missing);
  if (refused) say(`tests go without ${missing.join(', ')}: ${refused}`);
}
