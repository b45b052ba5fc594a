import './model/lib/freezeObjects.js';
import { watch } from 'chokidar';
import { readCommand } from './command/readCommand.js';
import { startDataStages } from './dev/dataStages.js';
import { chosenPort, freePort } from './dev/freePort.js';
import { buildHandbook, handbookMounts } from './dev/handbook.js';
import { startHugoServer } from './dev/hugoServer.js';
import { problemBoard } from './dev/problemBoard.js';
import { configureHugo } from './flow/configureHugo.js';
import { checkBlog, programBeside } from './io/hugoConfig.js';
import { guestFile, hasOwnTheme } from './io/projectFiles.js';
import { formatProblem, hasErrors, problemOf } from './model/inputError.js';
import { findHugo } from './setup/findHugo.js';

/*
 * `npm start`: the site on this machine, drawn again at every change. Hugo watches what it renders; this watches what
 * the data stages read, and lets them write `.build/`, which Hugo watches too.
 */

/** An editor saves, or a copy arrives, in several steps: milliseconds. */
const settle = 40;

const watched = ['data', 'content', 'scripts', 'layouts', 'assets', 'config.toml', guestFile];
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

/** The program's own blog has the documentation itself, and another theme has no place for it. */
const hasHandbook = programBeside(root) !== null && !hasOwnTheme(root);

async function main() {
  checkBlog(root);
  const hugo = findHugo();
  const port = values.port === undefined ? await freePort(1313) : await chosenPort(values.port);
  const refresh = oneAtATime(async () => {
    await runStages();
    if (!server) serveSite(hugo, port);
  });
  const watcher = watch(watched, { cwd: root, ignoreInitial: true, ignored: (path) => passing.test(path) });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.on('all', (_, path) => {
    if (server && !readByStages.test(path)) return;
    if (path.startsWith('scripts')) stages.stop();
    clearTimeout(timer);
    timer = setTimeout(refresh, settle);
  });
  stopOnSignal(async () => {
    clearTimeout(timer);
    handbook?.stop();
    await Promise.all([watcher.close(), stages.stop(), server?.stop()]);
  });
  await refresh();
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

async function runStages() {
  try {
    const outcome = await stages.run();
    if (outcome) board.show('data', outcome.problems);
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/**
 * Hugo gives up on a site that is broken from its start; it is then started again at the next change.
 *
 * @param {string} hugo
 * @param {number} port
 */
function serveSite(hugo, port) {
  let builds = 0;
  const started = startHugoServer(hugo, {
    root,
    config: settingsOfHugo(),
    port,
    onBuilt: (problems) => {
      board.show('hugo', problems);
      const broken = hasErrors(problems);
      if (builds++ > 0) return;
      if (handbook) return;
      say(broken ? 'the site is shown when this is mended' : `http://localhost:${port}/`);
      if (hasHandbook) offerHandbook(port);
    },
  });
  server = started;
  started.ended.then(() => {
    if (server === started) server = null;
  });
}

/** @param {number} port */
async function offerHandbook(port) {
  if (handbook) return;
  handbook = buildHandbook(root);
  const { first, built } = handbook;
  if (!(await built)) return;
  // Hugo passes over files that come into folders it knew as empty
  if (first) await server?.stop();
  if (first) serveSite(findHugo(), port);
  say(`documentation: http://localhost:${port}/docs/`);
}

function settingsOfHugo() {
  return configureHugo(root, { more: hasHandbook ? handbookMounts(root) : [] }).args;
}

/**
 * npm hands a signal to the shell it started, which dies of it and tells nobody: then the parent is another one.
 *
 * @param {() => Promise<void>} stop
 */
function stopOnSignal(stop) {
  let stopping = false;
  const stopOnce = () => {
    if (!stopping) stop().finally(() => process.exit(0));
    stopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnce);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stopOnce(), 500).unref();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${formatProblem(problemOf(error))}\n`);
  process.exitCode = 1;
}
