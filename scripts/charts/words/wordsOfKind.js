import { chartKind } from '../loadedKinds.js';
import { stretchWords } from '../captions/lineAndDotWords.js';

/** The kind of a spec that its author wrote. */
export const vegaLiteKind = 'vega-lite';

/**
 * What is said of a spec that its author wrote: only who wrote it knows what its marks are.
 *
 * @type {Pick<import('../../model/chartData.js').ChartKind, 'noErrorBars' | 'captionMarks' | 'sentence'>}
 */
export const vegaLiteWords = {
  noErrorBars: true,
  captionMarks: (data) => [
    ...(data.options.caption ? [`${String(data.options.caption).replace(/\.$/, '')}.`] : []),
    ...(data.rows.length > 0 ? [] : stretchWords(data)),
  ],
  sentence: ({ options }) => [String(options.alt)],
};

/**
 * What the kind of a chart says of it.
 *
 * @param {{ kind: string }} data
 * @returns {Partial<import('../../model/chartData.js').ChartKind>}
 */
export const wordsOfKind = ({ kind }) => (kind === vegaLiteKind ? vegaLiteWords : chartKind(kind));
