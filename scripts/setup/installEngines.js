import { aptInstall } from './aptInstall.js';
import { ask } from './ask.js';
import { findFirefox } from './findFirefox.js';
import { findHeadlessShell } from './findHeadlessShell.js';
import { findOnPath } from './findOnPath.js';

/** WebKit prints from a window of Python's bindings: its driver cannot. */
function canPrint() {
  const bindings = 'import gi; gi.require_version("WebKit2", "4.1"); print("there")';
  return ['python3', '/usr/bin/python3'].some((python) => ask(python, ['-c', bindings]) !== null);
}

/** What the tests take where it is there, by Debian's packages; `pdftoppm` shows what was printed. */
const needed = [
  {
    name: 'chromium-headless-shell',
    isThere: () => Boolean(process.env.CHROME_PATH) || findHeadlessShell() !== null,
  },
  { name: 'firefox-esr', isThere: () => findFirefox() !== null },
  { name: 'webkit2gtk-driver', isThere: () => findOnPath('WebKitWebDriver') !== null },
  { name: 'xvfb', isThere: () => findOnPath('Xvfb') !== null },
  { name: 'poppler-utils', isThere: () => findOnPath('pdftoppm') !== null },
  { name: 'python3-gi', isThere: canPrint },
  { name: 'gir1.2-webkit2-4.1', isThere: canPrint },
];

/**
 * Tries to bring in Chromium's headless shell, Firefox and WebKit. Tests go without what is not there, and say so.
 *
 * @param {(what: string) => void} say
 */
export function installEngines(say) {
  const missing = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  say(`installing ${missing.join(', ')}`);
  if (aptInstall(missing) === null) return;
  // a package that this system does not know keeps none of the others away
  for (const name of missing) {
    const refused = aptInstall([name]);
    if (refused) say(`tests go without ${name}: ${refused}`);
  }
}
