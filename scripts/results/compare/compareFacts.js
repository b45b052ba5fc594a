/**
 * Makers' facts of several products, a row for each: the same where every product that states it states the same.
 *
 * @typedef {import('./compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('./compareRecord.js').Fact} Fact
 * @typedef {{ label: string, cells: (Fact | null)[], differs: boolean, ofOneKind: boolean }} FactRow `null`: not stated; `ofOneKind`: though
 *   products of several are compared
 *
 * @param {CompareRecord[]} records
 * @returns {FactRow[]}
 */
export function compareFacts(records) {
  const all = new Set(records.map(({ kind }) => kind));
  const named = new Set(records.flatMap(({ facts }) => facts.map(({ label }) => label)));
  // prices stay last where another product states more
  const labels = [...named].sort((a, b) => Number(isPrice(a)) - Number(isPrice(b)));
  return labels.map((label) => {
    const cells = records.map(({ facts }) => statedAs(label, facts));
    const stated = cells.filter((cell) => cell?.state === 'known').map((cell) => meaningOf(cell));
    const kinds = new Set(records.filter((_, at) => cells[at]).map(({ kind }) => kind));
    return {
      label,
      cells,
      differs: new Set(stated).size > 1,
      ofOneKind: kinds.size < all.size && kinds.size === 1,
    };
  });
}

/** @param {string} label */
const isPrice = (label) => /^Price\b/.test(label);

/**
 * A fact may be a key of its own in one file and a line of [specs] in another.
 *
 * @param {string} label
 * @param {Fact[]} facts
 */
function statedAs(label, facts) {
  const own = facts.filter((fact) => fact.label === label);
  return own.find(({ state }) => state === 'known') ?? own[0] ?? null;
}

/** 1 TB is 1000 GB, whatever it is written as. @param {Fact | null} cell */
const meaningOf = (cell) =>
  cell?.unit ? `${cell.value} ${cell.unit}` : cell?.text.toLowerCase().replace(/\s+/g, ' ');
