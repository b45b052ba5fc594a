import { formatQuantity } from '../model/quantity.js';

/**
 * The files one chart becomes: the record that its page is made of, and the downloads beside it.
 *
 * @typedef {object} Drawn what the render stage made of a chart
 * @property {{ wide: string, narrow: string }} svg
 * @property {object} spec
 * @property {string} csv
 * @property {import('../render/table.js').Table} table
 * @property {string[]} caption
 * @property {string} sentence
 *
 * @param {import('./composeReview.js').Composed['charts'][number]} chart
 * @param {Drawn} drawn
 * @param {{ slug: string, project: import('../model/project.js').Project, files: Map<string, import('./readRuns.js').RawFile> }} place
 * @returns {Map<string, string>} by path below `.build`
 */
export function chartFiles({ data }, drawn, { slug, project, files }) {
  const origins = originsOf(data);
  const only = (/** @type {'methodology' | 'testbed'} */ key) => [
    ...new Set(origins.map((origin) => origin[key])),
  ];
  const about = (/** @type {'methodologies' | 'testbeds'} */ folder, /** @type {string[]} */ ids) => {
    const [id] = ids;
    if (ids.length !== 1) return null;
    return { id, title: project[folder].get(id)?.value.title ?? id, href: `/${folder}/${id}/` };
  };
  const base = `charts/${slug}/${data.id}`;
  const record = {
    id: data.id,
    kind: data.kind,
    title: data.title,
    subtitle: data.subtitle,
    sentence: drawn.sentence,
    caption: drawn.caption,
    cautions: data.cautions,
    emulated: origins.some(({ kind }) => kind === 'emulated'),
    transcribed: origins.some(({ kind }) => kind === 'transcribed'),
    methodology: about('methodologies', only('methodology')),
    testbed: about('testbeds', only('testbed')),
    tools: [...new Set(origins.flatMap(({ tools }) => tools))].sort(),
    table: drawn.table,
    raw: rawFilesOf(data, files),
    links: [
      { label: 'CSV', href: `/${base}.csv`, title: 'the numbers of this chart, every run' },
      { label: 'Vega-Lite', href: `/${base}.vl.json`, title: 'the specification it was drawn from' },
    ],
    svg: drawn.svg,
  };
  return new Map([
    [`assets/reviews/${slug}/charts/${data.id}.json`, JSON.stringify(record)],
    [`static/${base}.csv`, drawn.csv],
    [`static/${base}.vl.json`, `${JSON.stringify(drawn.spec, null, 1)}\n`],
  ]);
}

/** @param {import('../results/chartData.js').Selected} data */
const originsOf = ({ rows, series }) => [
  ...rows.map(({ summary }) => summary),
  ...series.map(({ origin }) => origin),
];

/**
 * @param {import('../results/chartData.js').Selected} data
 * @param {Map<string, import('./readRuns.js').RawFile>} files
 */
function rawFilesOf({ rows, series }, files) {
  const paths = [
    ...rows.flatMap(({ summary }) => summary.runs.map(({ source }) => source)),
    ...series.map(({ source }) => source),
  ];
  return [...new Set(paths)].flatMap((path) => {
    const file = files.get(path);
    if (!file) return [];
    const name = path.slice('data/raw/'.length);
    return [{ href: `/raw/${name}`, name, sha256: file.sha256, size: formatQuantity(file.size, 'B') }];
  });
}
