import { drawCurves } from './curves.js';
import { scaleOption } from './scaleOption.js';
import { sweepAxis } from './sweepAxis.js';

/**
 * How a result changes with a parameter: threads, level, resolution, the state it was in...
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const sweep = {
  kind: 'sweep',
  title: 'Lines over a parameter',
  draws: 'rows',
  along: 'one',
  options: {
    type: 'object',
    properties: {
      x: {
        type: 'string',
        pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
        description: 'the parameter that makes the steps, as threads, level or state; by default what varies',
      },
      scale: scaleOption('linear'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const { of, title, axis, groups, at } = sweepAxis(data);
    const notes = data.notes.flatMap(({ steps, ...note }) => {
      if (!steps) return [note];
      const [from, to] = steps.map((step) => at?.(step) ?? -1);
      return from < 0 || to < 0 ? [] : [{ ...note, from, to }];
    });
    return drawCurves(
      { ...data, notes },
      { of, axis, xTitle: title, groups, log: data.options.scale === 'log' },
    );
  },
};
