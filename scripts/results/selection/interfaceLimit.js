/** Payload of one lane in B/s after line coding: 8b/10b to PCIe 2, 128b/130b after (PCI Express Base Specification). */
const lane = /** @type {Record<string, number>} */ ({ 1: 250e6, 2: 500e6, 3: 984.6e6, 4: 1969e6, 5: 3938e6 });
/** Gb/s to B/s with 8b/10b coding (Serial ATA revision 3). */
const sata = /** @type {Record<string, number>} */ ({ 1.5: 150e6, 3: 300e6, 6: 600e6 });
/** Line rates of USB in B/s after coding: 8b/10b at 5 Gb/s, 128b/132b at 10 (USB 3.2 Specification). */
const usb = /** @type {[RegExp, number][]} */ ([
  [/USB.*(?:2x2|20\s*Gb)/i, 2424e6],
  [/USB.*(?:Gen ?2|10\s*Gb)/i, 1212e6],
  [/USB.*(?:3\.0|Gen ?1|5\s*Gb)/i, 500e6],
  [/USB 2/i, 60e6],
]);

/**
 * The most an interface carries, before the overhead of its protocols.
 *
 * @param {string} link as people write it: `PCIe 3.0 x4`, `SATA 6 Gb/s`, `USB 3.2 Gen 2`
 * @returns {number | null} B/s; `null` where the words tell no rate
 */
export function interfaceLimit(link) {
  const pcie = /PCIe\s*(?:Gen\s*)?([1-5])(?:\.\d)?\s*[x×]\s*(\d+)/i.exec(link);
  if (pcie) return lane[pcie[1]] * Number(pcie[2]);
  const serial = /SATA.*?(1\.5|3|6)(?:\.0)?\s*Gb/i.exec(link);
  if (serial) return sata[serial[1]];
  if (/SATA\s*(?:III|3)\b/i.test(link)) return sata[6];
  return usb.find(([form]) => form.test(link))?.[1] ?? null;
}
