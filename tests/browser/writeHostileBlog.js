import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFrame } from '../../scripts/io/copyProject.js';
import { writeFiles } from '../io/temporary.js';
import { hostileRaw } from './hostileRaw.js';
import { formula, planted } from './planted.js';

const text = JSON.stringify(planted);
const sum = JSON.stringify(formula);
/** In a shortcode quotes would end the words. */
const word = planted.replaceAll('"', "'").replaceAll('}}', ')');

/** At the head of a column, where `=` ends it. */
const head = word.replaceAll(/[=;]/g, '');

/** A blog whose every name, sentence and raw file is hostile. @param {string} folder */
export function writeHostileBlog(folder) {
  copyFrame(folder);
  const settings = hostileSettings(readFileSync(join(folder, 'config.toml'), 'utf8'));
  writeFiles(folder, { ...settings, ...facts(), ...review(), ...sequel(), ...hostileRaw() });
}

/** The settings that readers see. @param {string} config as the project has it @returns {Record<string, string>} by path */
function hostileSettings(config) {
  const said = /^(title| {2}description| {2}author| {2}report| {4}name) = ".*"$/gm;
  const hostile = config
    .replace(
      said,
      (_, key) =>
        `${key} = ${key.trim() === 'report' ? JSON.stringify(`mailto:a@b.example?cc=${word}`) : text}`,
    )
    .replace(/$/, `\n[[menus.main]]\nname = ${text}\npageRef = "/reviews"\n`);
  return { 'config.toml': hostile };
}

/** Products, the testbed, the methodology and the campaigns. @returns {Record<string, string>} by path */
function facts() {
  const product = (/** @type {string} */ name) =>
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
      .concat(['kind = "drive"', 'capacity = "8 GB"', 'family = "all"'])
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
    'data/products/hostile.toml': product(text),
    'data/products/sums.toml': product(sum),
    'data/products/plain.toml': 'kind = "drive"\nname = "Plain"\ncapacity = "8 GB"\n',
    'data/testbeds/bed.toml': `title = ${text}\nabout = ${text}\n[parts]\n${text} = ${text}\n[limits]\n${text} = ${text}\n`,
    'data/methodologies/m1/methodology.toml':
      `title = ${text}\nabout = ${text}\npreparation = [${text}]\n[tests.big-reads]\ntitle = ${text}\nabout = ${text}\n` +
      `tool = "fio"\nanalyses = ["consistency"]\njob = "big.fio"\npreparation = [${text}]\n${results}\ntitle = ${text}\ndefinition = ${text}\n` +
      `[tests.big-reads.variants]\nother = ${text}\n[tests.office]\ntitle = ${sum}\ntool = "an office"\n`,
    'data/testbeds/bed-2.toml': `title = ${sum}\nfollows = "bed"\nwhy = ${text}\n[parts]\n${text} = ${sum}\n`,
    'data/methodologies/m2/methodology.toml': `title = ${sum}\nfollows = "m1"\nwhy = ${text}\n[tests.other]\ntitle = ${text}\ntool = ${text}\n`,
    'data/methodologies/m1/big.fio': `; ${planted}\n[big]\nrw=read\n`,
    'data/raw/hostile/c1/campaign.toml': campaign(text),
    'data/raw/sums/c1/campaign.toml': campaign(sum),
    'data/raw/plain/c1/campaign.toml':
      'methodology = "m1"\ntestbed = "bed"\ndate = 2020-01-01\nvariant = "other"\n',
  };
}

/** So much fits beside a drawing. */
const tag = planted.slice(0, planted.indexOf('"'));

/** A drawing of the author's own, with words in every place that has some. */
const drawn = `\`\`\`vega-lite {#drawn}
+++
title = ${text}
subtitle = ${text}
alt = ${text}
caption = ${text}
test = "big-reads"
metric = "bandwidth"
+++
${JSON.stringify({
  data: { name: 'results' },
  layer: [
    {
      mark: 'bar',
      encoding: {
        x: { field: 'value', type: 'quantitative', title: tag },
        y: { field: 'product', type: 'nominal', title: tag },
      },
    },
    {
      mark: { type: 'text', text: tag },
      encoding: { y: { field: 'product', type: 'nominal' } },
    },
  ],
})}
\`\`\``;

/** Another of its series, so that each names the other. @returns {Record<string, string>} by path */
const sequel = () => ({
  'content/reviews/sequel/index.md': `+++
title = ${sum}
date = 2020-02-02
series = ${text}
supersedes = "hostile"
author = ${sum}
products = ["sums"]
tags = ["sums"]
+++
${word}
`,
});

/** One review with whatever can be written in one. @returns {Record<string, string | Uint8Array>} by path */
function review() {
  const chart = (/** @type {string} */ id, /** @type {string[]} */ ...lines) =>
    [`\`\`\`chart {#${id}}`, ...lines, `title = ${text}`, `subtitle = ${text}`, '```\n'].join('\n');
  const rates = 'test = "big-reads"\nmetric = "bandwidth"';
  const front = [
    ...['title', 'description', 'author', 'series', 'verdict'].map((key) => `${key} = ${text}`),
    'date = 2020-01-02\nlastmod = 2020-01-03\nmethodology = "m1"\ntestbed = "bed"\nproducts = ["hostile", "plain", "sums"]',
    `tags = ${JSON.stringify([planted, formula].map((each) => each.replace(/[/\\]/g, '').slice(0, 90)))}`,
    `aliases = ["/old/&amp;'b-class=planted/", "/=1+1.html"]`,
    `subject = "hostile"`,
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
    `{{< claim "no clear difference hostile plain big-reads bandwidth" >}}${word}{{< /claim >}}`,
    '{{< finding "hostile big-reads worst-second" >}}',
    '{{< findings "big-reads" >}}',
    ...['tldr', 'disclosure', 'update date="2020-01-03"'].map(
      (name) => `{{< ${name} >}}\n${word}\n{{< /${name.split(' ')[0]} >}}`,
    ),
    `{{< gallery title="${word}" >}}\n![${word.replaceAll(/[[\]]/g, '')}](photo.png "${word}")\n{{< /gallery >}}`,
    `### ${word}`,
    `{{< pros-cons title="${word}" >}}\n+ one\n- other\n{{< /pros-cons >}}`,
    `{{< award product="hostile" title="${word}" >}}\nFor it.\n{{< /award >}}`,
    '{{< tabs >}}\n{{< tab product="hostile" >}}\nOne.\n{{< /tab >}}\n{{< tab product="sums" >}}\nOther.\n{{< /tab >}}\n{{< /tabs >}}',
    `{{< video url="https://video.example/w/abc?a=1&b='<b class=planted>" title="${word}" length="4:30" >}}`,
    `{{< figure src="drawing.svg" alt="${word}" caption="${word}" marks="22% 27% ${word.replaceAll(';', ',')}" >}}`,
    chart('big', 'kind = "bar"', rates, `references = [{ value = "1 GB/s", label = ${text} }]`),
    chart(
      ...['over-time', 'kind = "timeline"', rates],
      `notes = [{ at = "1 s", text = ${text} }, { from = "2 s", to = "3 s", text = ${sum} }]`,
      `references = [{ value = "1 GB/s", label = ${sum} }]`,
    ),
    chart('mixed', 'kind = "bar"', rates, `mix = ${text}`),
    drawn,
    chart('shares', 'kind = "percentiles"', 'test = "big-reads"\nmetric = "completion-latency"'),
    chart('copied', 'kind = "grouped-bar"', 'test = "office"\nmetric = "duration"'),
  ];
  const photo = join(import.meta.dirname, '../../content/reference/table.png');
  const page = `+++\n${front.join('\n')}\n+++\n${body.join('\n\n')}`;
  return {
    'content/reviews/hostile/index.md': page,
    'content/reviews/hostile/02-end.md': `+++\ntitle = ${text}\n+++\nThe [chart](#big).\n`,
    'content/reviews/hostile/photo.png': readFileSync(photo),
    'content/reviews/hostile/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>\n',
  };
}
