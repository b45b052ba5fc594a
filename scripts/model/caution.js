/**
 * What readers must know of a comparison. Whoever finds it writes both.
 *
 * @typedef {object} Caution
 * @property {string} head a sentence of few words, which stands under the chart
 * @property {string} text the full sentence, which is folded where it says more than the head
 */

/** Each sentence once. @param {Caution[]} cautions */
export const distinctCautions = (cautions) => [
  ...new Map(cautions.map((each) => [each.text, each])).values(),
];

/** Those with a sentence that none of the others has. @param {Caution[]} cautions @param {Caution[]} others */
export const newCautions = (cautions, others) =>
  cautions.filter(({ text }) => others.every((other) => other.text !== text));

/** Full sentences of those whose head leaves something out. @param {Caution[]} cautions */
export const foldedCautions = (cautions) =>
  cautions.flatMap(({ head, text }) => (head === text ? [] : [text]));
