import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { notLoaded } from '../controls/notLoaded.js';

/**
 * A reader's own result, dropped on a chart or chosen in its menu, drawn beside the measured ones. It is read here and sent
 * nowhere, and it is not part of the address. What reads it is fetched with the first file.
 *
 * @typedef {NonNullable<ReturnType<typeof readersFiles>>} ReadersFiles
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export function readersFiles(chart) {
  if (chartKind(chart.data.kind).takesReadersFile !== true) return null;
  /** @type {ReturnType<typeof import('./takeFiles.js').takeFiles> | undefined} */
  let taking;
  const remove = () => {
    chart.drawReadersResults(null);
    chart.page.announce('Your file is removed');
  };
  const read = (/** @type {File[]} */ files) =>
    files.length > 0 &&
    import('./takeFiles.js').then(
      ({ takeFiles }) => (taking ??= takeFiles(chart, remove)).read(files),
      notLoaded(chart.figure),
    );
  takeDrops(chart.figure, read);
  return {
    read,
    remove,
    refresh: () => chart.readersResults() === null && taking?.hide(),
  };
}

/** @param {HTMLElement} figure @param {(files: File[]) => unknown} read */
function takeDrops(figure, read) {
  const holdsFiles = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes('Files');
  const over = (/** @type {boolean} */ is) => figure.classList.toggle('is-drop', is);
  figure.addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    over(true);
  });
  figure.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!figure.contains(/** @type {Node | null} */ (relatedTarget))) over(false);
  });
  figure.addEventListener('drop', (event) => {
    over(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    read([...(event.dataTransfer?.files ?? [])]);
  });
}
