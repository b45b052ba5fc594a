import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const templates = [
  ...['config.toml', 'layouts', 'assets', 'static', 'archetypes', 'package-lock.json'],
  // what Hugo reads of packages; it follows no links out of a project
  ...['node_modules/@fontsource/ibm-plex-sans', 'node_modules/photoswipe'],
];
const sections = [
  'devices',
  'methodologies',
  'testbeds',
  'tags',
  'data',
  'search',
  'formats',
  'charts',
  'compare',
  'reviews/_index.md',
];

/** What no page may take for its own: an element of this class is a text that became markup. */
export const planted = `</script></title></style>--><img class=planted src=x onerror=alert(1)>"'><b class=planted>&amp; =1+1 {{ . }} \u202Eright to left\u202C 🙂 ${'long '.repeat(40)}end`;

const text = JSON.stringify(planted);

/**
 * A project whose every name, sentence and raw file is hostile.
 *
 * @returns {string} its folder
 */
export function hostileProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  for (const part of templates) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of sections)
    cpSync(join(root, 'content', part), join(folder, 'content', part), { recursive: true });
  for (const [path, content] of Object.entries(files())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** @returns {Record<string, string>} by path */
function files() {
  const raw = gunzipSync(
    readFileSync(join(root, 'data/raw/virtual-disk/2026-11/sequential-read/run1.json.gz')),
  );
  const run = JSON.parse(raw.toString());
  run['fio version'] = `fio-3.33 ${planted}`;
  for (const job of run.jobs) job.jobname = planted;
  const results = '[[tests.big-reads.results]]\nmetric = "bandwidth"\noperation = "read"';
  return {
    'data/devices/hostile.toml': `name = ${text}\nmaker = ${text}\nabout = ${text}\ncapacity = "8 GB"\n[specs]\n${text} = ${text}\nController = ${text}\n[[prices]]\namount = 1.5\ncurrency = "USD"\ndate = 2020-01-01\nwhere = ${text}\n`,
    'data/devices/plain.toml': 'name = "Plain"\ncapacity = "8 GB"\n',
    'data/testbeds/bed.toml': `title = ${text}\nabout = ${text}\n[parts]\n${text} = ${text}\n`,
    'data/methodologies/m1/methodology.toml': `title = ${text}\nabout = ${text}\npreparation = [${text}]\n[tests.big-reads]\ntitle = ${text}\nabout = ${text}\ntool = "fio"\njob = "big.fio"\n${results}\ndefinition = ${text}\n[tests.big-reads.variants]\nother = ${text}\n`,
    'data/methodologies/m1/big.fio': `; ${planted}\n[big]\nrw=read\n`,
    ...Object.fromEntries(
      ['hostile', 'plain'].flatMap((device) => [
        [
          `data/raw/${device}/c1/campaign.toml`,
          `methodology = "m1"\ntestbed = "bed"\ndate = 2020-01-01\nfirmware = ${text}\nnote = ${text}\nvariant = "other"\n`,
        ],
        ...[1, 2].map((at) => [`data/raw/${device}/c1/big-reads/run${at}.json`, JSON.stringify(run)]),
      ]),
    ),
    'content/reviews/hostile/index.md': `+++\ntitle = ${text}\ndescription = ${text}\ndate = 2020-01-02\nauthor = ${text}\nmethodology = "m1"\ntestbed = "bed"\ndevices = ["hostile", "plain"]\nseries = ${text}\n+++\n{{< value "hostile big-reads bandwidth" >}}\n\n{{< specs >}}\n\n\`\`\`chart {#big}\nkind = "bar"\ntitle = ${text}\nsubtitle = ${text}\ntest = "big-reads"\nmetric = "bandwidth"\n\`\`\`\n`,
  };
}
