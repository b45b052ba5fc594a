import { drawCurves } from './curves.js';
import { scaleOption } from './scaleOption.js';
import { sweepAxis } from './sweepAxis.js';

/**
 * How a result changes with the queue depth, the block size, the number of jobs, or any condition that it was taken under.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const sweep = {
  kind: 'sweep',
  title: 'Lines over queue depth, block size, jobs or a condition',
  draws: 'rows',
  axes: ['queueDepth', 'blockSize', 'jobs', 'condition'],
  alongOne: true,
  options: {
    type: 'object',
    properties: {
      x: {
        type: 'string',
        pattern: '^[a-z]+(?:-[a-z]+)*$',
        description:
          'what the steps are: queue-depth, block-size, jobs, or a condition, as compressibility, phase or state; by default what varies',
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
