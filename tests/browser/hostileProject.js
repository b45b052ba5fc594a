import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyProject } from '../../scripts/io/copyProject.js';
import { hostileRaw } from './hostileRaw.js';
import { formula, planted } from './planted.js';

const text = JSON.stringify(planted);
const sum = JSON.stringify(formula);
/** In a shortcode quotes would end the words. */
const word = planted.replaceAll('"', "'").replaceAll('}}', ')');

/** At the head of a column, where `=` ends it. */
const head = word.replaceAll(/[=;]/g, '');

/** The pages beside reviews and data, which are made here. @param {string} path */
const isFrame = (path) => !/^(?:data$|content\/(?:reference|reviews\/(?!_index)))/.test(path);

/**
 * A project whose every name, sentence and raw file is hostile.
 *
 * @returns {string} its folder
 */
export function hostileProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  copyProject(folder, isFrame);
  for (const [path, content] of Object.entries({ ...facts(), ...review(), ...hostileRaw() })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Devices, the testbed, the methodology and the campaigns. @returns {Record<string, string>} by path */
function facts() {
  const device = (/** @type {string} */ name) =>
    [
      'name',
      'maker',
      'form-factor',
      'interface',
      'protocol',
      'controller',
      'nand',
      'dram',
      'about',
      'released',
    ]
      .map((key) => `${key} = ${name}`)
      .concat(['capacity = "8 GB"', 'family = "all"'])
      .concat([
        '[specs]',
        `${name} = ${name}`,
        `Seen = { value = ${name}, source = "observed", where = ${name} }`,
      ])
      .concat(['[[prices]]', 'amount = 1.5', 'currency = "USD"', 'date = 2020-01-01', `where = ${name}`])
      .join('\n');
  const results = '[[tests.big-reads.results]]\nmetric = "bandwidth"\noperation = "read"';
  const campaign = (/** @type {string} */ name) =>
    `methodology = "m1"\ntestbed = "bed"\ndate = 2020-01-01\nsample = ${name}\nfirmware = ${name}\nlink = ${name}\n` +
    `driver = ${name}\nnote = ${name}\nvariant = "other"\nexclude = [{ test = "big-reads", run = 3, reason = ${name} }]\n`;
  return {
    'data/devices/hostile.toml': device(text),
    'data/devices/sums.toml': device(sum),
    'data/devices/plain.toml': 'name = "Plain"\ncapacity = "8 GB"\n',
    'data/testbeds/bed.toml': `title = ${text}\nabout = ${text}\n[parts]\n${text} = ${text}\n[limits]\n${text} = ${text}\n`,
    'data/methodologies/m1/methodology.toml':
      `title = ${text}\nabout = ${text}\npreparation = [${text}]\n[tests.big-reads]\ntitle = ${text}\nabout = ${text}\n` +
      `tool = "fio"\njob = "big.fio"\npreparation = [${text}]\n${results}\ntitle = ${text}\ndefinition = ${text}\n` +
      `[tests.big-reads.variants]\nother = ${text}\n[tests.office]\ntitle = ${sum}\ntool = "an office"\n`,
    'data/methodologies/m1/big.fio': `; ${planted}\n[big]\nrw=read\n`,
    'data/raw/hostile/c1/campaign.toml': campaign(text),
    'data/raw/sums/c1/campaign.toml': campaign(sum),
    'data/raw/plain/c1/campaign.toml':
      'methodology = "m1"\ntestbed = "bed"\ndate = 2020-01-01\nvariant = "other"\n',
  };
}

/** One review with whatever can be written in one. @returns {Record<string, string>} by path */
function review() {
  const chart = (/** @type {string} */ id, /** @type {string[]} */ ...lines) =>
    [`\`\`\`chart {#${id}}`, ...lines, `title = ${text}`, `subtitle = ${text}`, '```\n'].join('\n');
  const rates = 'test = "big-reads"\nmetric = "bandwidth"';
  const front = [
    ...['title', 'description', 'author', 'series', 'verdict'].map((key) => `${key} = ${text}`),
    'date = 2020-01-02\nlastmod = 2020-01-03\nmethodology = "m1"\ntestbed = "bed"\ndevices = ["hostile", "plain", "sums"]',
    `tags = ${JSON.stringify([planted, formula].map((each) => each.replace(/[/\\]/g, '').slice(0, 90)))}`,
    `aliases = ["/old/&amp;'b-class=planted/", "/=1+1.html"]`,
    `[[updates]]\ndate = 2020-01-03\nkind = "text"\nwhy = ${text}`,
  ];
  const body = [
    '{{< value "hostile big-reads bandwidth" >}}, {{< rank "sums big-reads bandwidth" >}}, {{< change "hostile plain big-reads bandwidth" >}}',
    '{{< specs >}}',
    `{{< results "${head} = big-reads bandwidth" >}}`,
    `{{< glance "${head} = big-reads bandwidth; spec Seen" >}}`,
    '{{< health "hostile" >}}',
    '{{< test id="big-reads" >}}',
    '{{< methodology >}}',
    '{{< testbed >}}',
    `{{< note title="${word}" >}} In a box. {{< /note >}}`,
    `{{< verdict use="${word}" >}}\n{{< pick recommended="hostile" >}} First. {{< /pick >}}\n{{< pick avoid="sums" >}} Last. {{< /pick >}}\n{{< /verdict >}}`,
    `{{< pros-cons title="${word}" >}}\n+ one\n- other\n{{< /pros-cons >}}`,
    `{{< award device="hostile" title="${word}" >}}\nFor it.\n{{< /award >}}`,
    '{{< tabs >}}\n{{< tab device="hostile" >}}\nOne.\n{{< /tab >}}\n{{< tab device="sums" >}}\nOther.\n{{< /tab >}}\n{{< /tabs >}}',
    `{{< video url="https://video.example/w/abc?a=1&b='<b class=planted>" title="${word}" length="4:30" >}}`,
    `{{< figure src="drawing.svg" alt="${word}" caption="${word}" marks="22% 27% ${word.replaceAll(';', ',')}" >}}`,
    chart('big', 'kind = "bar"', rates, `references = [{ value = "1 GB/s", label = ${text} }]`),
    chart('over-time', 'kind = "timeline"', rates, `notes = [{ at = "1 s", text = ${text} }]`),
    chart('shares', 'kind = "percentiles"', 'test = "big-reads"\nmetric = "completion-latency"'),
    chart('copied', 'kind = "grouped-bar"', 'test = "office"\nmetric = "duration"'),
  ];
  const page = `+++\n${front.join('\n')}\n+++\n${body.join('\n\n')}`;
  return {
    'content/reviews/hostile/index.md': page,
    'content/reviews/hostile/02-end.md': `+++\ntitle = ${text}\n+++\nThe [chart](#big).\n`,
    'content/reviews/hostile/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>\n',
  };
}
