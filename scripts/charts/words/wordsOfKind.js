import { chartKind } from '../loadedKinds.js';
import { writtenKind, writtenWords } from './writtenWords.js';

/**
 * What the kind of a chart says of it.
 *
 * @param {{ kind: string }} data
 * @returns {Partial<import('../../model/chartData.js').ChartKind>}
 */
export const wordsOfKind = ({ kind }) => (kind === writtenKind ? writtenWords : chartKind(kind));
