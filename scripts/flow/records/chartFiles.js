import { againWords } from '../../charts/words/againWords.js';
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
 * @param {{ slug: string, project: import('../../model/project.js').Project, files: Map<string, import('../reading/readRuns.js').RawFile>, archive?: import('../lock/lockNumbers.js').Lock['archive'] }} place
 * @returns {Map<string, string | Uint8Array>} by path below `.build`
 */
export function chartFiles({ data }, drawn, { slug, project, files, archive = {} }) {
  const origins = originsOf(data);
  const only = (/** @type {'methodology' | 'testbed'} */ key) => [
    ...new Set(origins.map((origin) => origin[key])),
  ];
  const common = (/** @type {'methodologies' | 'testbeds'} */ folder, /** @type {string[]} */ ids) =>
    ids.length === 1 ? pageOf(project, folder, ids[0]) : null;
  const base = `charts/${slug}/${data.id}`;
  const asked = usualCopy(data);
  const { pictures } = drawn;
  const { lead, about } = splitCaption(drawn.caption);
  const record = {
    id: data.id,
    page: `${base}/`,
    kind: data.kind,
    title: data.title,
    subtitle: data.subtitle,
    sentence: drawn.sentence,
    caption: lead,
    about,
    again: againWords(data),
    copy: asked && copyAnswer(data, asked),
    cautions: data.cautions,
    emulated: origins.some(({ kind }) => kind === 'emulated'),
    transcribed: origins.some(({ kind }) => kind === 'transcribed'),
    methodology: common('methodologies', only('methodology')),
    testbed: common('testbeds', only('testbed')),
    // that numbers are transcribed is said beside the title
    tools: [...new Set(origins.flatMap(({ tools }) => tools))].filter((tool) => tool !== byHand).sort(),
    table: drawn.table,
    permanent: archive[data.id] ?? null,
    raw: rawFileLinks(sourcesOf(data), files),
    links: [
      { menu: 'share', label: 'SVG', href: `${base}.svg`, title: 'a drawing with its evidence in it' },
      { menu: 'data', label: 'CSV', href: `${base}.csv`, title: 'the numbers of this chart, every run' },
      ...(drawn.page
        ? []
        : [
            {
              menu: 'data',
              label: 'Vega-Lite',
              href: `${base}.vl.json`,
              title: 'the specification it was drawn from',
            },
          ]),
    ],
    picture: `${base}.${pictures ? 'png' : 'svg'}`,
    live: drawn.page !== null,
    svg: drawn.svg,
  };
  return new Map(
    /** @type {[string, string | Uint8Array][]} */ ([
      [`assets/reviews/${slug}/charts/${data.id}.json`, JSON.stringify(record)],
      [`static/${base}.svg`, drawn.poster],
      ...(pictures
        ? [
            [`static/${base}.png`, pictures.png],
            [`static/${base}-card.png`, pictures.card],
          ]
        : []),
      [`static/${base}.csv`, drawn.csv],
      // of a chart that answers, the page makes one
      ...(drawn.page ? [] : [[`static/${base}.vl.json`, drawn.spec]]),
    ]),
  );
}

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
