import { splitWithCautions } from '../../charts/captions/splitWithCautions.js';
import { newCautions } from '../../model/caution.js';
import { toolName } from '../../model/toolName.js';
import { archivedText } from '../../render/archivedParts.js';
import { posterSheet, thumbnailSheet } from '../../render/posterSheet.js';
import { copyAnswer, usualCopy } from '../../results/copyTime/copyAnswer.js';
import { pageOf } from './pageAddresses.js';
import { rawFolderList } from './rawFileList.js';
import { archiveOf } from './reviewArchive.js';

const byHand = toolName('table', null);

/**
 * What the page shows of one chart.
 *
 * @typedef {import('../drawingThread.js').Drawing & { poster: import('../../render/posterSheet.js').PosterPart | null, pictures: { png: Uint8Array, card: Uint8Array } | null }} Drawn `poster`: with
 *   title and evidence, none where nothing is drawn; `pictures`: of the review's first chart, `card` for previews of links
 *
 * @param {import('../composeReview.js').Composed['charts'][number]} chart
 * @param {Drawn} drawn
 * @param {{ slug: string, project: import('../../model/project.js').Project, files: Map<string, import('../reading/readRuns.js').RawFile>, archive?: import('../lock/lockNumbers.js').Lock['archive'],
 *   said?: import('../../model/caution.js').Caution[] }} place `said`: cautions that stand under charts before it, which need not be read again
 */
export function chartRecord({ data, block }, drawn, { slug, project, files, archive = {}, said = [] }) {
  const origins = originsOf(data);
  const only = (/** @type {'methodology' | 'testbed'} */ key) => [
    ...new Set(origins.map((origin) => origin[key])),
  ];
  const common = (/** @type {'methodologies' | 'testbeds'} */ folder, /** @type {string[]} */ ids) =>
    ids.length === 1 ? pageOf(project, folder, ids[0]) : null;
  const asked = block.toml.value.copy === false ? null : usualCopy(data);
  const unsaid = newCautions(data.cautions, said);
  const { heads, lead, about, folded } = splitWithCautions(drawn.caption, unsaid);
  return {
    ...chartSummary({ data }, drawn, slug),
    page: `charts/${slug}/`,
    kind: data.kind,
    caption: lead,
    // lists name the marks of the small chart
    marks: drawn.caption.marks,
    about,
    again: drawn.again,
    copy: asked && withoutTimes(copyAnswer(data, asked)),
    cautions: heads,
    // in full, and those of charts before it
    repeated: data.cautions
      .filter((each) => !unsaid.includes(each) || folded.includes(each.text))
      .map(({ text }) => text),
    transcribed: origins.some(({ kind }) => kind === 'transcribed'),
    methodology: common('methodologies', only('methodology')),
    testbed: common('testbeds', only('testbed')),
    // that numbers are transcribed is said beside the title
    tools: [...new Set(origins.flatMap(({ tools }) => tools))].filter((tool) => tool !== byHand).sort(),
    table: drawn.table,
    permanent: archive[data.id] ?? null,
    raw: rawFolderList(sourcesOf(data), files),
    archive: archiveOf(slug),
    live: drawn.page !== null,
    svg: drawn.svg,
  };
}

/**
 * What no browser makes of the data of the page: pictures for feeds and previews of links, numbers and specification of an author's own
 * drawing.
 *
 * @param {Pick<import('../composeReview.js').Composed['charts'][number], 'data'>} chart
 * @param {Drawn} drawn
 * @param {string} slug of the review
 * @returns {[string, string | Uint8Array][]} by path below `.build`
 */
export function chartFiles({ data }, drawn, slug) {
  const base = `static/charts/${slug}/${data.id}`;
  return [
    ...downloadsOf(drawn, slug).map((ending) =>
      both(`${base}${ending}`, archivedText(drawn.archived, ending.slice(1))),
    ),
    ...Object.entries(picturesOf(drawn)).map(([ending, content]) => both(`${base}${ending}`, content)),
  ];
}

/**
 * What pages and feeds tell of a chart without drawing it.
 *
 * @param {Pick<import('../composeReview.js').Composed['charts'][number], 'data'>} chart
 * @param {Drawn} drawn
 * @param {string} slug of the review
 */
export function chartSummary({ data }, drawn, slug) {
  const base = `charts/${slug}/${data.id}`;
  const href = posterPath(slug, data.id);
  return {
    id: data.id,
    title: data.title,
    subtitle: data.subtitle,
    sentence: drawn.sentence,
    emulated: originsOf(data).some(({ kind }) => kind === 'emulated'),
    links: linksOf(base, downloadsOf(drawn, slug)),
    picture: drawn.pictures ? `${base}.png` : href,
    poster: drawn.poster && { href, width: drawn.poster.width, height: drawn.poster.height },
  };
}

/** Where the pictures of all charts of a review are, see `posterSheet`, or its `thumbnails`. @param {string} slug */
const sheetPath = (slug, name = 'charts') => `charts/${slug}/${name}.svg`;

/** @param {string} slug @param {string} chart */
const posterPath = (slug, chart) => `${sheetPath(slug)}#${chart}`;

/**
 * The pictures of all charts of a review in one file, and the small ones for lists in another.
 *
 * @param {import('../composeReview.js').Composed} review
 * @param {Drawn[]} drawn
 * @returns {[string, string][]} by path below `.build`
 */
export function posterFiles({ review, charts }, drawn) {
  const posters = charts.flatMap(({ data: { id } }, at) => {
    const { poster } = drawn[at];
    return poster ? [{ id, poster }] : [];
  });
  if (posters.length === 0) return [];
  return [
    [`static/${sheetPath(review.slug)}`, posterSheet(posters)],
    [`static/${sheetPath(review.slug, 'thumbnails')}`, thumbnailSheet(posters)],
  ];
}

/** What readers see of it: the times are curves, which the page has. @param {import('../../results/copyTime/copyAnswer.js').CopyAnswer} answer */
const withoutTimes = ({ rows, ...answer }) => ({
  ...answer,
  rows: rows.map(({ time: _, ...row }) => row),
});

/** @param {string} path @param {string | Uint8Array} content */
const both = (path, content) => /** @type {[string, string | Uint8Array]} */ ([path, content]);

/**
 * Of a chart that answers to readers, its page makes numbers and specification, and the archive of its review holds them.
 *
 * @param {Drawn} drawn
 * @param {string} slug of the review
 * @returns {string[]} the ends of their names
 */
const downloadsOf = ({ page }, slug) => [
  ...(page && archiveOf(slug) !== null ? [] : ['.csv']),
  ...(page ? [] : ['.vl.json']),
];

/** @param {Drawn} drawn @returns {Record<string, Uint8Array>} by the ends of their names */
const picturesOf = ({ pictures }) => (pictures ? { '.png': pictures.png, '-card.png': pictures.card } : {});

const downloadWords = [
  { ending: '.csv', label: 'CSV', title: 'the numbers of this chart, every run' },
  { ending: '.vl.json', label: 'Vega-Lite', title: 'the specification it was drawn from' },
];

/** @param {string} base @param {string[]} downloads */
const linksOf = (base, downloads) =>
  downloadWords
    .filter(({ ending }) => downloads.includes(ending))
    .map(({ ending, label, title }) => ({ label, href: base + ending, title }));

/** @param {import('../../results/selection/selectChart.js').Selected} data */
const sourcesOf = ({ rows, series }) => [
  ...rows.flatMap(({ summary }) => summary.runs.map(({ source }) => source)),
  ...series.map(({ source }) => source),
];

/** What the numbers of a chart come from. @param {import('../../results/selection/selectChart.js').Selected} data */
export const originsOf = ({ rows, series }) => [
  ...rows.map(({ summary }) => summary),
  ...series.map(({ origin }) => origin),
];
