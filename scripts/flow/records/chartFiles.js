import { splitCaption } from '../../charts/words/splitCaption.js';
import { toolName } from '../../model/toolName.js';
import { copyAnswer, usualCopy } from '../../results/copy/copyAnswer.js';
import { pageOf } from './pageOf.js';
import { rawFileLinks } from './rawFileLinks.js';

const byHand = toolName('table', null);

/**
 * The files one chart becomes: the record that its page is made of, and the downloads beside it.
 *
 * @typedef {import('../drawingThread.js').Drawing & { poster: string, pictures: { png: Uint8Array, card: Uint8Array } | null }} Drawn `poster`: an SVG with
 *   title and evidence; `pictures`: of the review's first chart, `card` for previews of links
 *
 * @param {import('../composeReview.js').Composed['charts'][number]} chart
 * @param {Drawn} drawn
 * @param {{ slug: string, project: import('../../model/project.js').Project, files: Map<string, import('../reading/readRuns.js').RawFile>, archive?: import('../lock/lockNumbers.js').Lock['archive'],
 *   said?: string[] }} place `said`: cautions that stand under charts before it, which need not be read again
 * @returns {Map<string, string | Uint8Array>} by path below `.build`
 */
export function chartFiles({ data }, drawn, { slug, project, files, archive = {}, said = [] }) {
  const origins = originsOf(data);
  const only = (/** @type {'methodology' | 'testbed'} */ key) => [
    ...new Set(origins.map((origin) => origin[key])),
  ];
  const common = (/** @type {'methodologies' | 'testbeds'} */ folder, /** @type {string[]} */ ids) =>
    ids.length === 1 ? pageOf(project, folder, ids[0]) : null;
  const base = `charts/${slug}/${data.id}`;
  const asked = usualCopy(data);
  const { lead, about } = splitCaption(drawn.caption);
  const record = {
    id: data.id,
    page: `charts/${slug}/`,
    kind: data.kind,
    title: data.title,
    subtitle: data.subtitle,
    sentence: drawn.sentence,
    caption: lead,
    about,
    again: drawn.again,
    copy: asked && copyAnswer(data, asked),
    cautions: data.cautions.filter((caution) => !said.includes(caution)),
    repeated: data.cautions.filter((caution) => said.includes(caution)),
    emulated: origins.some(({ kind }) => kind === 'emulated'),
    transcribed: origins.some(({ kind }) => kind === 'transcribed'),
    methodology: common('methodologies', only('methodology')),
    testbed: common('testbeds', only('testbed')),
    // that numbers are transcribed is said beside the title
    tools: [...new Set(origins.flatMap(({ tools }) => tools))].filter((tool) => tool !== byHand).sort(),
    table: drawn.table,
    permanent: archive[data.id] ?? null,
    raw: rawFileLinks(sourcesOf(data), files),
    links: linksOf(base, drawn),
    picture: `${base}.${drawn.pictures ? 'png' : 'svg'}`,
    live: drawn.page !== null,
    svg: drawn.svg,
  };
  return new Map([
    [`assets/reviews/${slug}/charts/${data.id}.json`, JSON.stringify(record)],
    ...Object.entries(downloadsOf(drawn)).map(([ending, content]) =>
      both(`static/${base}${ending}`, content),
    ),
  ]);
}

/** @param {string} path @param {string | Uint8Array} content */
const both = (path, content) => /** @type {[string, string | Uint8Array]} */ ([path, content]);

/** Of a chart that answers to readers, its page makes the specification. @param {Drawn} drawn @returns {Record<string, string | Uint8Array>} by the ends of their names */
const downloadsOf = ({ poster, csv, spec, page, pictures }) => ({
  '.svg': poster,
  '.csv': csv,
  ...(page ? {} : { '.vl.json': spec }),
  ...(pictures ? { '.png': pictures.png, '-card.png': pictures.card } : {}),
});

/** @param {string} base @param {Drawn} drawn */
const linksOf = (base, { page }) => [
  { menu: 'share', label: 'SVG', href: `${base}.svg`, title: 'a drawing with its evidence in it' },
  { menu: 'data', label: 'CSV', href: `${base}.csv`, title: 'the numbers of this chart, every run' },
  ...(page
    ? []
    : [
        {
          menu: 'data',
          label: 'Vega-Lite',
          href: `${base}.vl.json`,
          title: 'the specification it was drawn from',
        },
      ]),
];

/** @param {import('../../results/selection/selectChart.js').Selected} data */
const originsOf = ({ rows, series }) => [
  ...rows.map(({ summary }) => summary),
  ...series.map(({ origin }) => origin),
];

/** @param {import('../../results/selection/selectChart.js').Selected} data */
const sourcesOf = ({ rows, series }) => [
  ...rows.flatMap(({ summary }) => summary.runs.map(({ source }) => source)),
  ...series.map(({ source }) => source),
];
