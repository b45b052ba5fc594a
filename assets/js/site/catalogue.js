/*
 * The table of devices: narrowed by words, sorted by a column, both kept in the address. Without it, the table is whole.
 */
const table = /** @type {HTMLTableElement} */ (document.querySelector('.catalogue-table'));
const body = table.tBodies[0];
const rows = [...body.rows];
const heads = [...(table.tHead?.rows[0].cells ?? [])];
const names = heads.map((head) => head.textContent?.trim() ?? '');
const filter = /** @type {HTMLElement} */ (document.querySelector('.catalogue-filter'));
const field = /** @type {HTMLInputElement} */ (document.getElementById('catalogue-field'));
const count = /** @type {HTMLElement} */ (document.querySelector('.catalogue-count'));
const asked = new URLSearchParams(location.search);

/** @type {{ column: number, down: boolean }} */
const order = {
  column: Math.max(0, names.indexOf(asked.get('sort') ?? '')),
  down: asked.get('order') === 'down',
};

heads.forEach((head, column) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort-button';
  button.append(...head.childNodes);
  button.addEventListener('click', () => {
    order.down = order.column === column && !order.down;
    order.column = column;
    update();
  });
  head.append(button);
});
filter.hidden = false;
field.value = asked.get('q') ?? '';
field.addEventListener('input', update);
update();

function update() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  body.append(...rows.sort(compare));
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => text.includes(word));
  }
  heads.forEach((head, column) => {
    if (column === order.column) head.setAttribute('aria-sort', order.down ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  });
  const left = rows.filter((row) => !row.hidden).length;
  count.textContent = left === rows.length ? `${left} devices` : `${left} of ${rows.length} devices`;
  remember();
}

function remember() {
  const address = new URLSearchParams();
  if (field.value) address.set('q', field.value);
  if (order.column > 0) address.set('sort', names[order.column]);
  if (order.down) address.set('order', 'down');
  history.replaceState(null, '', `${address}` ? `?${address}` : location.pathname);
}

/** What is not known comes last, whichever way. @param {HTMLTableRowElement} a @param {HTMLTableRowElement} b */
function compare(a, b) {
  const [one, other] = [a, b].map((row) => valueOf(row.cells[order.column]));
  if (one === other) return 0;
  if (one === '') return 1;
  if (other === '') return -1;
  const sign = order.down ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), 'en');
}

/** @param {HTMLTableCellElement} cell @returns {number | string} */
function valueOf(cell) {
  if (cell.dataset.sort) return Number(cell.dataset.sort);
  const text = cell.textContent?.trim() ?? '';
  return cell.classList.contains('numeric') ? '' : text;
}
