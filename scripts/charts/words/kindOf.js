import { loadedKind } from '../loadedKinds.js';
import { writtenWords } from './writtenWords.js';

/**
 * What the kind of a chart says of it; a kind that is not listed is a spec of the author's own.
 *
 * @param {{ kind: string }} data
 * @returns {Partial<import('../../model/chartData.js').ChartKind>}
 */
export const kindOf = ({ kind }) => loadedKind(kind) ?? writtenWords;
