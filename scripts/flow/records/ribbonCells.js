import { groupBy } from '../../model/lib/groupBy.js';
import { metrics, unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { countedValues } from '../../statistics/judge.js';
import { testPage } from './pageAddresses.js';
import { productCards } from './reviewFiles.js';
import { across, lightness, strokesOf } from './ribbonStrokes.js';

/** @typedef {import('../../results/query/rankTest.js').Ranking & { methodology: string, test: string }} Column */

const mostColumns = 12;

/**
 * Where no test has readings over time: a ribbon a product, of the runs of each test on one testbed; the best run of a test is light.
 *
 * @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings by `methodology/test`
 * @param {import('./siteFiles.js').Site} site
 * @returns {import('./ribbons.js').Ribbons | null}
 */
export function ribbonCells(rankings, { project, products }) {
  const columns = columnsOf(rankings);
  const ids = [...new Set(columns.flatMap(({ measured }) => measured.map(({ product }) => product)))];
  if (columns.length === 0 || ids.length < 2) return null;
  const shown = ids.filter((id) => products.has(id));
  const pieces = columns.map((column) =>
    piecesOf(column, testPage(project, column.methodology, column.test)),
  );
  return {
    of: 'results',
    test: null,
    slow: '',
    fast: '',
    ribbons: shown.map((id) => {
      const own = pieces.flatMap((of) => of(id));
      const words = own.filter(({ value }) => value !== '').map(({ value, place }) => `${place}: ${value}`);
      return {
        product: productCards([id], products)[0],
        begin: words[0] ?? '',
        end: words.at(-1) ?? '',
        transcribed: false,
        strokes: strokesOf(spread(own.map(({ level }) => level))),
        readings: own.map(({ value, place }) => [across / own.length, value, place]),
        lasts: '',
        average: '',
        range: '',
      };
    }),
  };
}

/** The results that most products of one testbed share. @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings */
function columnsOf(rankings) {
  const all = [...rankings].flatMap(([path, own]) => {
    const [methodology, test] = path.split('/');
    return own
      .filter(({ metric, measured }) => measured.length > 1 && metrics[metric].better !== 'neither')
      .filter(({ measured }) => measured.every(({ mean }) => mean > 0))
      .map((ranking) => ({ ...ranking, methodology, test }));
  });
  const setups = [...groupBy(all, ({ methodology, testbed }) => `${methodology} ${testbed}`).values()];
  const widest = (/** @type {Column[]} */ own) => Math.max(...own.map(({ measured }) => measured.length));
  const [best = []] = setups.sort((a, b) => widest(b) - widest(a) || b.length - a.length);
  return best.slice(0, mostColumns);
}

/**
 * The runs of every product in one column, side by side.
 *
 * @param {Column} column
 * @param {{ title: string }} test
 */
function piecesOf({ measured, metric, label }, { title }) {
  const values = new Map(
    measured.map((each) => [each.product, countedValues(each).filter((value) => value > 0)]),
  );
  const runs = Math.max(...[...values.values()].map(({ length }) => length));
  const scale = lightness([...values.values()].flat(), metrics[metric].better);
  const unit = unitShown(measured[0]);
  return (/** @type {string} */ id) =>
    Array.from({ length: runs }, (_, run) => {
      const value = values.get(id)?.[run];
      const place = `${title}, ${label}${runs > 1 ? `, run ${run + 1}` : ''}`;
      return value === undefined
        ? { level: null, value: '', place }
        : { level: scale.levelOf(value), value: formatQuantity(value, unit), place };
    });
}

/** @param {(number | null)[]} levels of pieces of equal length */
const spread = (levels) =>
  Array.from({ length: across }, (_, place) => levels[Math.floor((place * levels.length) / across)]);
