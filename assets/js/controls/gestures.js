import { element } from './element.js';

/**
 * What can be done on the drawing itself, in words: nobody would guess it.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export const gestures = ({ data, stretch }) =>
  element('p', { class: 'chart-said chart-gestures' }, [
    [
      'On the chart: point, tap or use the arrow keys to read a value.',
      ...(data.products.length > 1 ? ['Press a name to see that product alone.'] : []),
      ...(stretch
        ? [
            'Drag to measure a stretch (Shift with arrows).',
            'Zoom with two fingers, Ctrl and the wheel, or + and −; comma and full stop move.',
          ]
        : []),
    ].join(' '),
  ]);
