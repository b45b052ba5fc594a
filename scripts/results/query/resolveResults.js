import { problem } from '../../model/inputError.js';
import { boundSign } from '../../model/bound.js';
import { upperFirst } from '../../model/lib/phrases.js';
import { isLongTime, metrics } from '../../model/metric.js';
import { parameterWords } from '../../model/parameters.js';
import { formatNumber, scaleFor, timeCell } from '../../model/quantity.js';
import { isPublished, sharedDigits } from '../../model/runWords.js';
import { limitSentences } from '../../model/validity.js';
import { openWords } from '../../statistics/knownOrder.js';
import { familyOf, inOrder, ranksIn } from './compareNumbers.js';
import { askOf, explainNumber, findNumber, incomparable, withBand } from './findNumber.js';
import { readWord } from './narrowing.js';
import { readItems } from './readItems.js';

/**
 * A table of results over products, `results "compress rate t1; sequential-read bandwidth"`: a column a question, a row a product.
 * The best of each column is marked, and so is what does not clearly differ from it, and what is too scattered to judge. Where nothing
 * else is asked it holds the measured products of the line-up.
 *
 * @typedef {import('./findNumber.js').FoundNumber} FoundNumber
 * @typedef {{ text: string, locked: string, title: string, best: boolean, scattered: boolean, n: number, flags: import('../../model/validity.js').Flag[], isPublished: boolean, isBand?: boolean }} Cell `isBand`: its text has the range that
 *   the source leaves open
 * @typedef {{ name: string, words: string }} Ask the shortcode that says the same of a product
 * @typedef {{ label: string, unit: string, note: string, ask: Ask, cells: Map<string, Cell>, open: FoundNumber['over'][], computed: boolean }} Column `open`: those whose bounds or
 *   ranges leave open which is the best; `computed`: of curves that a source describes in words
 * @typedef {object} ResultTable
 * @property {{ label: string, unit: string, note: string, ask: Ask }[]} columns `unit`: of the numbers in the lock
 * @property {{ product: string, cells: (Cell | null)[] }[]} rows
 * @property {string} caption
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: ResultTable | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveResults({ positional, line }, review, results) {
  const { items, products, complaints } = readItems(positional[0] ?? '', review, results.project);
  if (items.length === 0) {
    complaints.push({ message: 'a table of nothing', hint: 'name results: "compress rate t1; ..."' });
  }
  if (products.length === 0 && complaints.length === 0) {
    const hint = 'name them in the front matter: products = ["my-product"]';
    complaints.push({ message: 'a table without products: the line-up is empty', hint });
  }
  const columns =
    products.length > 0 ? items.map((item) => columnOf(item, { products, review, results })) : [];
  const wrong = [...complaints, ...columns.flatMap((each) => each.complaints)];
  if (wrong.length > 0) {
    const place = { file: review.file, line };
    return { answer: null, problems: wrong.map(({ message, hint }) => problem(message, { ...place, hint })) };
  }
  const rows = columns[0].order
    .concat(products.filter((id) => !columns[0].order.includes(id)))
    .map((product) => ({ product, cells: columns.map(({ cells }) => cells.get(product) ?? null) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  return {
    answer: {
      columns: columns.map(({ label, unit, note, ask }) => ({ label, unit, note, ask })),
      rows,
      caption: [
        captionOf(
          rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])),
          columns,
        ),
        ...limitSentences(rows.flatMap((row) => limitsOf(row, results.project))),
      ].join(' '),
    },
    problems: [],
  };
}

/**
 * @param {{ product: string, cells: (Cell | null)[] }} row
 * @param {import('../../model/project.js').Project} project
 */
const limitsOf = ({ product, cells }, project) =>
  cells.flatMap((cell) =>
    cell ? [{ name: project.products.get(product)?.value.name ?? product, flags: cell.flags }] : [],
  );

const boldWords = 'Bold: the best of its column, and all that are not clearly worse.';

const dottedWords =
  'Dotted frame: too scattered to judge; the mean is far behind, but the runs vary too much to call it worse.';

/** @param {Cell[]} cells @param {Pick<Column, 'label' | 'open' | 'computed'>[]} columns */
function captionOf(cells, columns) {
  const counts = cells.map(({ n }) => n);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const runs = fewest === most ? `${most}` : `${fewest} to ${most}`;
  const published = cells.some(({ isPublished: is }) => is);
  const single = published ? publishedWords(columns) : 'Single runs.';
  const means = most === 1 ? single : `Means of ${runs} runs.`;
  const by = openWords(columns.flatMap(({ open }) => open));
  const open = by ? [`${by} leave open which value of a column is best.`] : [];
  const band = cells.some(({ isBand }) => isBand)
    ? ['In brackets: the range that the source leaves open.']
    : [];
  if (!cells.some(({ best }) => best)) return [means, ...band, ...open.map(upperFirst)].join(' ');
  const bold = most === 1 ? 'Bold: the best value of its column.' : boldWords;
  const dotted = cells.some(({ scattered }) => scattered) ? [dottedWords] : [];
  return [means, ...band, bold, ...dotted, ...open.map((words) => `Where none is bold, ${words}`)].join(' ');
}

/** Values that a source publishes, beside what is computed of its words. @param {Pick<Column, 'label' | 'computed'>[]} columns */
function publishedWords(columns) {
  const computed = columns.filter((column) => column.computed).map(({ label }) => label);
  const published = 'Published values; runs not stated.';
  if (computed.length === 0) return published;
  const words = 'Computed from the steps as described in words, not measured';
  return computed.length === columns.length ? `${words}.` : `${published} ${words}: ${computed.join(', ')}.`;
}

/**
 * @param {import('./readItems.js').Item} item
 * @param {{ products: string[], review: import('../../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} asked
 */
function columnOf({ label, words }, asked) {
  const { numbers, complaints } = numbersOf(words, asked);
  const { results, review } = asked;
  if (complaints.length > 0)
    return {
      label: '',
      unit: '',
      note: '',
      ask: askOf(words, results),
      cells: new Map(),
      open: [],
      computed: false,
      order: /** @type {string[]} */ ([]),
      complaints,
    };
  const [{ metric, share, origin }] = numbers;
  const order = inOrder(numbers);
  const places = isRanked(numbers) ? ranksIn(order, familyOf(review, results.project, order[0].product)) : [];
  const placeOf = new Map(places.map((place) => [place.item, place]));
  const largest = Math.max(...numbers.map(({ over }) => Math.abs(over.mean)));
  const scale = share ? { factor: 0.01, symbol: '%' } : scaleFor(metrics[metric].shown, largest);
  const tests = results.project.methodologies.get(review.value.methodology)?.value.tests;
  const digits = sharedDigits(numbers.map(countedOf), 3, scale.factor);
  const note = noteOf(words, { symbol: scale.symbol, number: numbers[0] });
  const inMinutes = !share && isLongTime(metric, largest);
  const show = (/** @type {number} */ value, shown = digits(value)) =>
    inMinutes ? timeCell(value) : formatNumber(value / scale.factor, shown);
  const cells = new Map(
    numbers.map((each) => {
      const { mean, band } = each.over;
      return [
        each.product,
        {
          text: boundSign(countedOf(each)) + withBand(each.over, show),
          // the lock holds the number, not how finely a page shows it
          locked: formatNumber(mean / scale.factor),
          title: explainNumber(each),
          best: placeOf.get(each)?.best ?? false,
          scattered: placeOf.get(each)?.scattered ?? false,
          n: each.over.n,
          flags: each.origin.flags ?? [],
          isPublished: isPublished(countedOf(each)),
          ...(band && { isBand: true }),
        },
      ];
    }),
  );
  return {
    label: label ?? tests?.[origin.test]?.title ?? origin.test,
    unit: note.split(',')[0],
    note: inMinutes ? noteOf(words, { symbol: '', number: numbers[0] }) : note,
    ask: askOf(words, results),
    cells,
    computed: numbers.every(({ over }) => 'described' in over),
    open: leftOpen(places),
    order: order.map(({ product }) => product),
    complaints,
  };
}

/** @param {ReturnType<typeof ranksIn>} places */
const leftOpen = (places) =>
  places.length === 0 || places.some(({ best }) => best)
    ? []
    : [places[0].item, ...places[0].alike].map(({ over }) => over);

/** Of a finding, its test says where it is from. @param {import('./findNumber.js').FoundNumber} number */
const countedOf = ({ over, origin }) => ({
  .../** @type {Partial<import('../../model/summary.js').Summary>} */ (over),
  mean: over.mean,
  n: over.n,
  kind: origin.kind,
});

/**
 * What stands under a column's head: its unit, and what narrows it.
 *
 * @param {string[]} words
 * @param {{ symbol: string, number: import('./findNumber.js').FoundNumber }} column
 */
function noteOf([, name, ...narrowing], { symbol, number: { title, metric, workload } }) {
  const said = name === metric && metrics[metric].selfEvident;
  const [first, ...rest] = title.split(';')[0];
  const what = said ? null : first.toLowerCase() + rest.join('');
  const narrowed = narrowing
    .filter((word) => !/^(?:runs|digits):/.test(word) && !what?.includes(word))
    .map((word) => {
      const [parameter, asked] = readWord(word) ?? [];
      return parameter === undefined
        ? word
        : parameterWords(parameter, workload?.parameters[parameter] ?? asked ?? '');
    });
  return [symbol, what, ...narrowed].filter(Boolean).join(', ');
}

/**
 * The number of every product that has it; that none has it is a mistake of the author.
 *
 * @param {string[]} words
 * @param {{ products: string[], review: import('../../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} asked
 */
export function numbersOf(words, { products, review, results }) {
  const searches = products.map((product) => findNumber(words, { product, review }, results));
  const numbers = searches.flatMap(({ found }) => found ?? []);
  const all = searches.flatMap(({ complaints }) => complaints);
  const complaints = [...new Map(all.map((each) => [each.message, each])).values()];
  if (complaints.length > 0) return { numbers, complaints };
  if (numbers.length > 0) return { numbers, complaints: incomparable(numbers, results) };
  const hint = 'name a test of the methodology and a metric or a finding that its runs have';
  return { numbers, complaints: [{ message: `nobody has a result: ${words.join(' ')}`, hint }] };
}

/**
 * Whether the numbers have a better and a worse, and are no models of products.
 *
 * @param {import('./findNumber.js').FoundNumber[]} numbers
 */
export const isRanked = (numbers) =>
  numbers.length > 1 &&
  metrics[numbers[0].metric].better !== 'neither' &&
  numbers.every(({ origin }) => origin.kind !== 'emulated');
