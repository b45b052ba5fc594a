/**
 * The commands of `npx benchfolio`, in the order of its help.
 *
 * @typedef {object} Command
 * @property {string} file in scripts/
 * @property {string} about
 * @property {boolean} [hugo] whether it needs Hugo
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = Object.freeze({
  create: { file: 'create/index.js', about: 'make a new blog' },
  'add-to': { file: 'addTo.js', about: 'bring reviews into a Hugo site with its own theme', hugo: true },
  start: { file: 'dev.js', about: 'show the blog on this machine while it is written', hugo: true },
  build: { file: 'build.js', about: 'make the site, in public/', hugo: true },
  check: { file: 'check.js', about: 'say what is wrong with the blog, without making it', hugo: true },
  inspect: { file: 'inspect.js', about: 'say what a file of results holds' },
  add: { file: 'add.js', about: 'copy results into data/raw/, where they belong' },
  new: { file: 'new.js', about: 'begin a review, a product, a methodology, a testbed or a campaign' },
  record: { file: 'record.js', about: "run a methodology's jobs and keep what they write" },
  publish: { file: 'publish.js', about: 'lock the numbers of a review' },
  rename: { file: 'rename.js', about: 'give a product another name, everywhere' },
  move: { file: 'move.js', about: 'give a review another address, and leave a redirect' },
  deploy: { file: 'deploy.js', about: 'write what a web host needs: nginx, caddy, github...' },
  migrate: { file: 'migrate.js', about: 'bring a blog of an older version to this one' },
  compress: { file: 'compress.js', about: 'write .br and .gz files beside the texts of public/' },
});
