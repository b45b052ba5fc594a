import { element, quietButton } from '../controls/element.js';

/**
 * Where a reader chooses files of their own, in the menu of a chart.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {import('./readersFiles.js').ReadersFiles} files
 * @returns {import('../controls/optionsMenu.js').Control}
 */
export function fileChooser(chart, { read, remove }) {
  const input = element('input', {
    type: 'file',
    multiple: true,
    'aria-label': 'Draw a result of your own: choose its files',
    onchange: async () => {
      const files = [...(input.files ?? [])];
      input.value = '';
      await read(files);
    },
  });
  const taken = quietButton('Remove your file', remove);
  const hint =
    'What the tool wrote, or a table by hand; or drop it on the chart. It is read here and sent nowhere.';
  const refresh = () => {
    taken.hidden = chart.readersResults() === null;
  };
  refresh();
  return {
    element: element('fieldset', { class: 'chart-own-file' }, [
      element('legend', {}, ['Your own result']),
      input,
      element('p', { class: 'chart-said' }, [hint]),
      taken,
    ]),
    refresh,
  };
}
