import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackArchive } from '../../scripts/unpack/index.js';
import { readProject } from '../../scripts/content/readProject.js';
import { benchScript } from '../../scripts/record/benchScript.js';
import { readPlan } from '../../scripts/record/readPlan.js';
import { readRecording } from '../../scripts/record/readRecording.js';

/**
 * @param {string} methodology the lines of its TOML behind the title
 * @param {Record<string, string>} products TOML by id
 * @param {{ name: string, text: string }[]} [files]
 */
export function planOf(methodology, products = { a: '', b: '' }, files = []) {
  const texts = [
    { path: 'data/methodologies/m/methodology.toml', text: `title = "M"\n${methodology}` },
    ...Object.entries(products).map(([id, text]) => ({
      path: `data/products/${id}.toml`,
      text: `name = "${id.toUpperCase()}"\n${text}`,
    })),
  ];
  const beside = files.map(({ name, text }) => ({ path: `data/methodologies/m/${name}`, text }));
  const project = readProject([...texts, ...beside]);
  return { ...readPlan({ methodology: 'm', products: Object.keys(products) }, project, files), project };
}

/**
 * A script in a folder of its own.
 *
 * @param {import('node:test').TestContext} t
 * @param {ReturnType<typeof planOf>} planned
 */
export function bench(t, { plan, problems }) {
  if (!plan) throw new Error(JSON.stringify(problems));
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bench.sh');
  writeFileSync(file, benchScript({ ...plan, calm: { ...plan.calm, rest: 0 } }, {}).text);
  const log = () =>
    readFileSync(join(folder, 'recording/runs.tsv'), 'utf8').replace(/\n$/, '').split('\n').slice(1);
  return {
    folder,
    file,
    /** The rows of runs.tsv: `product test settings run status: remark`. */
    runs: () =>
      log().map((line) => {
        const [, , product, test, settings, run, status, ...rest] = line.split('\t');
        return `${product} ${test} ${settings} ${run} ${status}${rest.at(-1) ? `: ${rest.at(-1)}` : ''}`;
      }),
    recording: () => {
      const archive = join(folder, 'recording.tar.gz');
      return readRecording(unpackArchive(archive, readFileSync(archive)));
    },
    /** @param {{ shell?: string[], args?: string[], during?: (child: import('node:child_process').ChildProcess, said: string) => void }} [options] */
    run: ({ shell = ['sh'], args = [], during } = {}) => run([...shell, file, ...args], folder, during),
  };
}

/**
 * @param {string[]} words
 * @param {string} folder
 * @param {(child: import('node:child_process').ChildProcess, said: string) => void} [during] called whenever it has said something
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function run([program, ...args], folder, during) {
  const child = spawn(program, [...args, '--dir', 'recording'], {
    cwd: folder,
    // BusyBox brings tools of its own, which know less than GNU's
    env:
      program === 'busybox'
        ? { ...process.env, PATH: `${busyBoxTools(folder)}:${process.env.PATH}` }
        : process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
      during?.(child, said);
    });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** @param {string} folder */
function busyBoxTools(folder) {
  const tools = join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  spawnSync('busybox', ['--install', '-s', tools]);
  return tools;
}
