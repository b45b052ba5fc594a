import { captionParts } from '../captions/caption.js';
import { csv } from './csv.js';
import { pictureOf } from './pictureOf.js';
import { sentence } from './sentence.js';
import { sourceLine } from './sourceLine.js';
import { table } from './table.js';

export { csv, pictureOf, sentence, table };

/**
 * What stands around the drawing, in words and numbers.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
export const describeChart = (data) => ({
  sentence: sentence(data),
  caption: captionParts(data),
  table: table(data),
  csv: csv(data),
  source: sourceLine(data),
});
