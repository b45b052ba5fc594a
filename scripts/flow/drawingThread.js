import '../model/lib/freezeObjects.js';
import { blockKinds } from '../charts/index.js';
import { vegaLiteText } from '../charts/vegaLiteOf.js';
import { orderWords } from '../charts/words/orderWords.js';
import { answerAsks } from '../io/askThread.js';
import { addVocabulary, vocabularyKey } from '../model/vocabulary/index.js';
import { describeChart } from '../charts/words/index.js';
import { archivedParts } from '../render/archivedParts.js';
import { renderChart } from '../render/index.js';
import { withoutTexts, wordlessSvg } from '../render/wordless.js';
import { packedJson } from '../runtime/packLists.js';
import { pageChart } from '../runtime/pageChart.js';

/*
 * Where charts are drawn: a thread that `drawCharts` asks.
 */

/**
 * @typedef {object} Drawing
 * @property {{ wide: string, narrow: string }} svg
 * @property {string} small the wide drawing without words, for small pictures
 * @property {import('../render/thumbnailView.js').Margins | null} margins around what the wide drawing has between its axes; `null` where an author's own spec sets them
 * @property {string | null} page what its page draws it from, packed, as JSON: it is handed on as it is; `null` where nothing is drawn
 * @property {import('../render/archivedParts.js').ArchivedPart[]} archived `csv`, the numbers, and `vl.json`, the specification of the wide drawing
 * @property {import('../charts/words/table.js').Table} table
 * @property {import('../charts/captions/caption.js').CaptionParts} caption
 * @property {string} sentence
 * @property {string} source its evidence in one line, for pictures
 * @property {ReturnType<typeof orderWords>} again
 *
 * @typedef {object} Ask
 * @property {import('../model/vocabulary/index.js').Layer} words of the site
 * @property {import('../results/selection/selectChart.js').Selected} data
 * @property {string} slug of the review
 */

answerAsks((/** @type {Ask} */ { words, ...ask }) => {
  if (JSON.stringify(words) !== vocabularyKey()) addVocabulary(words);
  return draw(ask);
});

/** @param {Pick<Ask, 'data' | 'slug'>} ask @returns {Promise<Drawing>} */
async function draw({ data, slug }) {
  const kind = blockKinds.find((each) => each.kind === data.kind);
  if (!kind) throw new Error(`unknown chart kind: ${data.kind}`);
  const wide = /** @type {const} */ ({ ...data, layout: 'wide' });
  const page = pageChart(data);
  const spec = {
    wide: kind.spec({ ...page, layout: 'wide' }),
    narrow: kind.spec({ ...page, layout: 'narrow' }),
  };
  const { csv, ...words } = describeChart(wide);
  const named = { sentence: words.sentence, id: `${slug}-${data.id}` };
  const svg = await renderChart({ data: wide, spec, ...named });
  return {
    svg,
    small: kind.written ? withoutTexts(svg.wide) : wordlessSvg(spec.wide, named),
    margins: kind.written ? null : /** @type {Drawing['margins']} */ (spec.wide.padding),
    page: kind.written ? null : packedJson(JSON.parse(JSON.stringify(page))),
    again: orderWords(data),
    archived: archivedParts({ csv, 'vl.json': vegaLiteText(spec.wide) }),
    ...words,
  };
}
