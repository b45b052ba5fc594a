/**
 * What a mark stands for: its row, or its share of a distribution. Chart kinds say it beside the places they compute, and the
 * page tells it to readers who point there. No file shows it, since JSON knows no symbols.
 *
 * @typedef {{ product: string, label: string }} DatumRef with more, by the kind of chart
 */
export const datumRef = Symbol.for('datum');
