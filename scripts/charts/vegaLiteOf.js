/** @typedef {import('../model/chartData.js').Spec} Spec */

/**
 * A chart as anybody's Vega-Lite draws it: what readers download, and what tests hold our own drawing to. Chart kinds write the
 * texts beside the values of an axis, and Vega-Lite has words for that in expressions alone.
 *
 * @param {Spec} spec as a chart kind makes it
 * @returns {Spec}
 */
export function vegaLiteOf(spec) {
  const loose = /** @type {any} */ (spec);
  return {
    ...loose,
    ...(loose.layer && { layer: loose.layer.map(layerOf) }),
    ...(loose.vconcat && {
      vconcat: loose.vconcat.map((/** @type {any} */ panel) => ({
        ...panel,
        layer: panel.layer.map(layerOf),
      })),
    }),
  };
}

/** @param {any} layer */
const layerOf = (layer) => ({
  ...layer,
  ...(layer.encoding && {
    encoding: Object.fromEntries(
      Object.entries(layer.encoding).map(([name, channel]) => [
        name,
        channel.axis?.texts ? { ...channel, axis: axisOf(channel.axis) } : channel,
      ]),
    ),
  }),
});

/** @param {{ values: number[], texts: string[], flush?: number }} axis */
const axisOf = ({ values, texts, flush, ...axis }) => ({
  values,
  tickCount: values.length,
  labelExpr: `${JSON.stringify(texts)}[indexof(${JSON.stringify(values)}, datum.value)]`,
  ...(flush !== undefined && {
    labelAlign: { condition: { test: `datum.value === ${flush}`, value: 'left' }, value: 'center' },
  }),
  ...axis,
});

/** As a file that readers download. @param {Parameters<typeof vegaLiteOf>[0]} spec */
export const vegaLiteText = (spec) => `${JSON.stringify(vegaLiteOf(spec), null, 1)}\n`;
