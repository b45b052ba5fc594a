import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapes } from '../../scripts/bench/judgement/shapes.js';
import '../../scripts/charts/index.js';
import { sentence } from '../../scripts/charts/words/sentence.js';
import { resolveChange } from '../../scripts/results/query/resolveChange.js';
import { resolveClaim } from '../../scripts/results/query/resolveClaim.js';
import { resolveGlance } from '../../scripts/results/query/resolveGlance.js';
import { resolveRank } from '../../scripts/results/query/resolveRank.js';
import { resolveResults } from '../../scripts/results/query/resolveResults.js';
import { changesOf } from '../../scripts/results/compare/changesOf.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';
import { summarize } from '../../scripts/statistics/summarize.js';

/*
 * Whatever says who is faster says the same: change, rank, claim, bold cells, cards, alternative text and the page of comparisons
 * are asked about the same made-up results, and what they answer is read as a reader would read it.
 */

const question = 'fill bandwidth';

/**
 * @param {string} product
 * @param {number[]} values
 */
function summaryOf(product, values) {
  const runs = values.map((value, at) => ({ run: at + 1, value, source: 'a.json', excluded: null }));
  return {
    ...{
      product,
      campaign: 'c',
      methodology: 'm',
      testbed: 't',
      test: 'fill',
      variant: null,
      kind: 'measured',
    },
    ...{
      operation: 'write',
      pattern: 'sequential',
      blockSize: 4096,
      queueDepth: 1,
      jobs: 1,
      readPercent: null,
    },
    ...{ job: null, condition: null, metric: 'bandwidth', statistic: 'mean', unit: 'B/s', tools: [], runs },
    ...summarize(runs, 'bandwidth'),
  };
}

/** @param {number} seed results of two to five products, of one to ten runs each, near one another or far apart */
function madeUp(seed) {
  const random = seededRandom(seed);
  const kinds = Object.values(shapes);
  const count = 2 + Math.floor(random() * 4);
  const spread = [0, 0.02, 0.3, 1][Math.floor(random() * 4)];
  return Array.from({ length: count }, (_, at) => {
    const draw = kinds[Math.floor(random() * kinds.length)](1, random);
    const level = 1e8 * (1 + spread * random());
    const runs = [1, 2, 3, 5, 5, 10][Math.floor(random() * 6)];
    return summaryOf(
      `p${at}`,
      Array.from({ length: runs }, () => level * draw()),
    );
  });
}

/** @param {any[]} summaries */
function siteOf(summaries) {
  const ids = summaries.map(({ product }) => product);
  const products = new Map(ids.map((id) => [id, { value: { name: id.toUpperCase() } }]));
  const methodologies = new Map([['m', { id: 'm', value: { tests: { fill: { title: 'Fill' } } } }]]);
  const campaigns = ids.map((product) => ({
    product,
    campaign: 'c',
    value: { methodology: 'm', testbed: 't', date: '2026-01-01' },
  }));
  const results = {
    project: { products, methodologies, campaigns },
    summaries,
    tests: [],
    findingNumbers: [],
    findingSummaries: [],
  };
  const review = { file: 'index.md', value: { methodology: 'm', testbed: 't', products: ids } };
  return (/** @type {any} */ answer, /** @type {string} */ query) =>
    answer({ positional: [query], line: 1 }, review, results).answer;
}

/** @param {any[]} summaries */
function alternativeText(summaries) {
  const products = summaries.map(({ product }) => ({
    id: product,
    name: product.toUpperCase(),
    slot: 1,
    kind: 'measured',
  }));
  const rows = summaries.map((summary) => ({ product: summary.product, label: '', summary }));
  const data = {
    kind: 'bar',
    title: 'Fill',
    metric: 'bandwidth',
    products,
    rows,
    series: [],
    options: {},
    family: rows.length,
  };
  return sentence(/** @type {any} */ (data));
}

/** @param {string} text `2nd to 3rd of 5` */
function placesOf(text) {
  const [first, last = first] = [...(/(\d+)\w\w(?: to (\d+)\w\w)? of/.exec(text) ?? [])]
    .slice(1)
    .filter(Boolean);
  return { first: Number(first), last: Number(last) };
}

for (let seed = 1; seed <= 120; seed++) {
  test(`nothing contradicts anything, example ${seed}`, () => {
    const summaries = madeUp(seed);
    const ask = siteOf(summaries);
    const order = [...summaries].sort((a, b) => b.mean - a.mean);
    const ids = order.map(({ product }) => product);
    const [winner] = ids;
    const table = ask(resolveResults, question);
    const marked = (/** @type {'best' | 'scattered'} */ mark) =>
      new Set(
        table.rows.flatMap((/** @type {any} */ { product, cells }) => (cells[0][mark] ? [product] : [])),
      );
    const bold = marked('best');
    const dotted = marked('scattered');
    const cards = ask(resolveGlance, question).cards;
    const meanOf = (/** @type {string} */ id) => Number(order.find(({ product }) => product === id)?.mean);
    const isRepeated = (/** @type {string} */ id) =>
      Number(summaries.find(({ product }) => product === id)?.n) > 1;
    const someRepeated = ids.some(isRepeated);
    const changes = new Map();
    for (const one of ids) {
      for (const other of ids.filter((id) => id !== one)) {
        const { text } = ask(resolveChange, `${one} ${other} ${question}`);
        const isOpen = /^not clearly/.test(text) || (/spread unknown/.test(text) && someRepeated);
        changes.set(
          `${one} ${other}`,
          isOpen ? 'open' : /faster|times as fast/.test(text) ? 'ahead' : 'behind',
        );
        assert.equal(
          ask(resolveClaim, `no clear difference ${one} ${other} ${question}`) !== null,
          /^not clearly/.test(text),
          text,
        );
        const claimed = ask(resolveClaim, `${one} > ${other} ${question}`) !== null;
        const single = !isRepeated(one) && !isRepeated(other);
        assert.equal(
          claimed,
          single ? /faster|times as/.test(text) : changes.get(`${one} ${other}`) === 'ahead',
          text,
        );
      }
    }
    let isBehind = false;
    for (const [at, id] of ids.entries()) {
      const rank = ask(resolveRank, `${id} ${question}`).text;
      const { first, last } = placesOf(rank);
      const others = ids.filter((other) => other !== id).map((other) => changes.get(`${id} ${other}`));
      assert.equal(first - 1, others.filter((each) => each === 'behind').length, `${id} is ${rank}`);
      assert.equal(ids.length - last, others.filter((each) => each === 'ahead').length, `${id} is ${rank}`);
      const card = cards.find((/** @type {any} */ { product }) => product === id).facts[0].rank;
      assert.equal(card, rank, 'the card and the rank');
      if (bold.has(id)) assert.equal(first, 1, `${id} is bold, and ${rank}`);
      if (bold.has(id)) assert.ok(isRepeated(id) || !someRepeated, `${id} is bold with one run`);
      // bold are those that may be first, down to one that is not, or whose mean is far from the best: no lower mean is bold over a
      // higher one that is clearly worse
      const isOpen = bold.size > 0 && first === 1 && isRepeated(id);
      const isFar = meanOf(id) * 1.25 <= meanOf(winner);
      if (isOpen) assert.equal(bold.has(id), !isBehind && !isFar, `${id} is ${rank}`);
      assert.equal(dotted.has(id), isOpen && !bold.has(id), `${id} is ${rank}`);
      isBehind ||= first > 1;
      const holds = ask(resolveClaim, `fastest ${id} ${question}`) !== null;
      assert.equal(holds, at === 0 && last === 1, `fastest ${id}, ${rank}`);
    }
    assert.equal(
      table.caption.includes('Dotted frame: too scattered to judge'),
      dotted.size > 0,
      table.caption,
    );
    const words = alternativeText(summaries);
    const alone = placesOf(ask(resolveRank, `${winner} ${question}`).text).last === 1;
    assert.match(words, new RegExp(`Best \\(highest bandwidth\\): ${winner.toUpperCase()} `));
    assert.equal(/not clearly ahead of|level with/.test(words), !alone, words);
    if (!alone) {
      const named = /not clearly ahead of (.*?)(?:;|\.$)/.exec(words)?.[1].match(/\bP\d\b/g) ?? [];
      for (const name of named) assert.equal(changes.get(`${winner} ${name.toLowerCase()}`), 'open', words);
    }
    const rows = order.map((summary) => ({ product: summary.product, label: '', summary }));
    for (const { product, verdict, words: compared } of changesOf(/** @type {any} */ (rows), rows.length)) {
      const expected = changes.get(`${product} ${winner}`);
      assert.equal(
        ['unclear', 'single'].includes(verdict) && (verdict === 'unclear' || someRepeated),
        expected === 'open',
        compared,
      );
      if (verdict === 'worse') assert.equal(expected, 'behind', compared);
    }
  });
}
