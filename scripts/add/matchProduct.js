import { parseQuantity } from '../model/parseQuantity.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('../model/parser.js').DeviceIdentity} DeviceIdentity
 * @typedef {{ id: string, value: Record<string, any> }} KnownProduct
 * @typedef {{ ids: string[], proposed: string | null }} Match the known products it may be; where it is none, the id of a new one
 */

/** Makers round to the power of ten; two capacities of one family are farther apart. */
const sameCapacity = 0.01;
const adapter = /\s*\b(?:ATA|SCSI|SATA|USB|NVMe)(?: Disk)? Product$/i;
const common = /^(?:ssd|hdd|nvme|m2|m|2|gb|tb|gib|tib|the|drive|disk|series|pro|\d+(?:gb|tb|g|t))$/;

/**
 * Which product of the project an output names.
 *
 * @param {DeviceIdentity} identity
 * @param {KnownProduct[]} products
 * @returns {Match}
 */
export function matchProduct(identity, products) {
  const model = modelOf(identity);
  if (!model) return { ids: [], proposed: null };
  const exact = products.filter((product) => namesOf(product).some((name) => slugOf(name) === slugOf(model)));
  const fitting = products.filter(
    (product) => isSameCapacity(product, identity.capacity) && isNamedBy(product, model),
  );
  const ids = (exact.length > 0 ? exact : fitting).map(({ id }) => id);
  return { ids, proposed: ids.length === 0 ? slugOf(model).slice(0, 60).replace(/-+$/, '') || null : null };
}

/** The model without what adapters and Windows add to it. @param {DeviceIdentity} identity */
export const modelOf = ({ model }) => model?.replace(adapter, '').trim() || null;

/** @param {KnownProduct} product */
function namesOf({ id, value }) {
  const specs = Object.entries(value.specs ?? {}).filter(([label]) => /\b(?:model|part)\b/i.test(label));
  return [id, value.name, ...specs.map(([, spec]) => spec?.value ?? spec)].map((name) => String(name ?? ''));
}

/**
 * Whether every telling word of the product's name is in the model's: `WD SN520 128GB` in `WDC PC SN520 SDAPNUW-128G-1006`.
 *
 * @param {KnownProduct} product
 * @param {string} model
 */
function isNamedBy({ value }, model) {
  const words = slugOf(String(value.name ?? '')).split('-');
  const maker = value.maker ? slugOf(String(value.maker)).split('-') : words.slice(0, 1);
  const needed = words.filter(
    (word) => !maker.includes(word) && !common.test(word) && !isCapacity(word, value),
  );
  const modelWords = slugOf(model).split('-');
  const isThere = (/** @type {string} */ word) =>
    isMixed(word) ? slugOf(model).replaceAll('-', '').includes(word) : modelWords.includes(word);
  return needed.some((word) => /\d/.test(word)) && needed.every(isThere);
}

/** Letters and digits together, which no other word holds by chance. @param {string} word */
const isMixed = (word) => word.length >= 3 && /\d/.test(word) && /[a-z]/.test(word);

/** `128` of `128 GB`. @param {string} word @param {Record<string, any>} value */
const isCapacity = (word, { capacity }) => String(capacity ?? '').split(/\s/)[0] === word;

/**
 * @param {KnownProduct} product
 * @param {number | null} bytes
 */
function isSameCapacity({ value: { capacity } }, bytes) {
  const written = typeof capacity === 'number' ? capacity : parseQuantity(String(capacity ?? ''))?.value;
  return !written || !bytes || Math.abs(written / bytes - 1) <= sameCapacity;
}
