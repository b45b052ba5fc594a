import './model/lib/freezeObjects.js';
import { watch } from 'chokidar';
import { readCommand } from './command/readCommand.js';
import { askedPages } from './dev/askedPages.js';
import { startDataStages } from './dev/dataStages.js';
import { chosenPort, freePort, someFreePort } from './dev/freePort.js';
import { buildHandbook, handbookAwaited, handbookFolders } from './dev/handbook.js';
import { startHugoServer } from './dev/hugoServer.js';
import { plainFiles } from './dev/plainFiles.js';
import { startPreviewServer } from './dev/previewServer.js';
import { problemBoard } from './dev/problemBoard.js';
import { stopOnSignal } from './dev/stopOnSignal.js';
import { configureHugo } from './flow/hugoSettings.js';
import { checkBlog, programBeside } from './io/hugoConfig.js';
import { existingSiteFile, hasOwnTheme } from './io/projectFiles.js';
import { manyFiles } from './io/writeGenerated.js';
import { formatProblem, hasErrors, problemOf } from './model/inputError.js';
import { findHugo } from './setup/findHugo.js';

/*
 * `npm start`: the site on this machine, drawn again at every change. Hugo watches what it renders; this watches what
 * the data stages read, and lets them write `.build/`, which Hugo watches too. A page is rendered when it is asked for.
 */

/** An editor saves, or a copy arrives, in several steps: milliseconds. */
const settle = 40;

/** What changes this soon after something else is of one edit: milliseconds. */
const together = 1000;

const watched = [
  'data',
  'content',
  'scripts',
  'layouts',
  'assets',
  'static',
  'config.toml',
  existingSiteFile,
];
const readByStages = /^(?:data|content|scripts|config\.toml|assets[\\/]css[\\/]tokens)\b/;
const passing = /(?:^|[\\/])\.[^\\/]|~$|\.(?:tmp|swp)$/;

const { values } = readCommand({
  usage: `usage: npm start -- [--port N]
Shows the blog on this machine, drafts too, and follows every change. Ctrl+C ends it.
  --port N  the port to listen on (the first free one from 1313)`,
  options: { port: { type: 'string' } },
});

const root = process.cwd();
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const board = problemBoard(say);
const stages = startDataStages(root);

/** @type {ReturnType<typeof startHugoServer> | null} */
let server = null;

/** @type {ReturnType<typeof buildHandbook> | null} */
let handbook = null;

/** Files that changed one soon after the other, and when the last one did. */
const changes = { count: 0, last: 0 };

/** Where Hugo is, what it listens on, and where browsers look for it. @type {{ hugo: string, port: number | null, publicPort: number }} */
let site;

/** Hugo that is ending: the port is free then. */
let ending = Promise.resolve();

let stopping = false;

/** That not all reviews were made. */
let isLaterSaid = false;

/** The program's own blog has the documentation itself, and another theme has no place for it. */
const hasHandbook = programBeside(root) !== null && !hasOwnTheme(root);

/** Until it is built, or cannot be. */
let isHandbookAwaited = hasHandbook;

async function main() {
  checkBlog(root);
  const hugo = findHugo();
  const publicPort = values.port === undefined ? await freePort(1313) : await chosenPort(values.port);
  site = { hugo, port: null, publicPort };
  const { placed } = configureHugo(root, { hugo, preview: true });
  const ask = askedPages(root);
  const plainFile = plainFiles(root, [...placed, ...(hasHandbook ? handbookFolders : [])]);
  const endServer = await startPreviewServer(
    { port: publicPort, hugoPort: () => site.port },
    {
      plainFile: (pathname) => plainFile(pathname) ?? (isHandbookAwaited ? handbookAwaited(pathname) : null),
      ask: async (address, review) => {
        if (review) await makeAndServe(review);
        ask(address);
      },
    },
  );
  const watcher = watch(watched, { cwd: root, ignoreInitial: true, ignored: (path) => passing.test(path) });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.on('all', (_, path) => {
    if (isOneOfMany()) stopServer();
    if (server && !readByStages.test(path)) return;
    if (path.startsWith('scripts')) stages.stop();
    clearTimeout(timer);
    timer = setTimeout(refresh, settle);
  });
  stopOnSignal(async () => {
    stopping = true;
    clearTimeout(timer);
    handbook?.stop();
    stopServer();
    await Promise.all([watcher.close(), stages.stop(), ending, endServer()]);
  });
  await refresh();
}

const refresh = oneAtATime(() => makeAndServe());

/** @param {string} [review] as `stages.run` takes it */
async function makeAndServe(review) {
  await runStages(review);
  await ending;
  const port = await someFreePort();
  if (!server && !stopping) serveSite(port);
}

/** @returns {boolean} whether more files change at once than Hugo takes while it watches */
function isOneOfMany() {
  const now = performance.now();
  changes.count = now - changes.last < together ? changes.count + 1 : 1;
  changes.last = now;
  return changes.count > manyFiles;
}

/**
 * Calls that come while the work is being done are one more round of it.
 *
 * @param {() => Promise<void>} work
 */
function oneAtATime(work) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work();
    }
    running = false;
  };
}

/** `refresh` starts it again: `manyFiles` says why. */
function stopServer() {
  const stopped = server;
  server = null;
  if (stopped) ending = stopped.stop();
}

/** @param {string} [review] as `stages.run` takes it */
async function runStages(review) {
  try {
    const outcome = await stages.run(stopServer, review);
    if (!outcome) return;
    board.show('data', outcome.problems);
    if (outcome.later > 0 && !isLaterSaid)
      say(`${outcome.later} reviews are drawn and checked when you open them`);
    isLaterSaid ||= outcome.later > 0;
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/**
 * Hugo gives up on a site that is broken from its start; it is then started again at the next change.
 *
 * @param {number} port
 */
function serveSite(port) {
  const { hugo, publicPort } = site;
  site.port = port;
  let builds = 0;
  let shown = false;
  const started = startHugoServer(hugo, {
    root,
    config: configureHugo(root, { hugo, preview: true }).args,
    port,
    publicPort,
    onBuilt: (problems) => {
      board.show('hugo', problems);
      const broken = hasErrors(problems);
      shown ||= !broken;
      if (builds++ > 0) return;
      if (handbook) return;
      say(broken ? 'the site is shown when this is mended' : `http://localhost:${publicPort}/`);
      if (hasHandbook) offerHandbook(publicPort);
    },
  });
  server = started;
  started.ended.then(() => {
    if (server !== started) return;
    server = null;
    if (shown) refresh();
  });
}

/** @param {number} port */
async function offerHandbook(port) {
  handbook = buildHandbook(root);
  const isBuilt = await handbook.built;
  isHandbookAwaited = false;
  if (isBuilt) say(`documentation: http://localhost:${port}/docs/`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${formatProblem(problemOf(error))}\n`);
  process.exitCode = 1;
}
