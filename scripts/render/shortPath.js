/**
 * An attribute of SVG as it is written, with places to a tenth of a px; none for a move by nothing. Opacities have two digits, because
 * shades differ by less than a tenth.
 *
 * @param {string} name
 * @param {string} value
 */
export function shortAttribute(name, value) {
  if (value === 'translate(0,0)') return '';
  if (name.endsWith('opacity'))
    return ` ${name}="${String(Math.round(Number(value) * 100) / 100).replace(/^0\./, '.')}"`;
  const written =
    name === 'd'
      ? shortPath(value)
      : name === 'transform' || /^-?\d+\.\d+$/.test(value)
        ? value.replace(/-?\d+\.\d+/g, shortNumber)
        : value;
  return ` ${name}="${written}"`;
}

/** @param {string} text */
const shortNumber = (text) => short(Math.round(Number(text) * 10));

/** @param {number} tenths */
function short(tenths) {
  const text = String(tenths / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** A line of more steps is so dense that a fifth of a px in its heights is not seen, and a tenth of its bytes is saved. */
const dense = 60;

/**
 * Path data with a tenth of a px; polylines become relative steps, which compress far better than places.
 * Steps are taken between rounded places, so that no error adds up.
 *
 * @param {string} data
 */
function shortPath(data) {
  if (!/^[MLZ\d.,e-]+$/.test(data) || !data.includes('L'))
    return data.replace(/-?\d*\.\d+(?:e-?\d+)?/g, shortNumber);
  let x = 0;
  let y = 0;
  let out = '';
  let stepping = false;
  const unit = data.split('L').length > dense ? 2 : 1;
  for (const [, letter, first, second] of data.matchAll(
    /([MLZ])(?:(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?))?/g,
  )) {
    if (letter === 'Z') {
      out += 'z';
      stepping = false;
      continue;
    }
    const nextX = Math.round(Number(first) * 10);
    const nextY = Math.round((Number(second) * 10) / unit) * unit;
    out += letter === 'M' ? `M${short(nextX)}${joined(short(nextY))}` : step(nextX - x, nextY - y, stepping);
    stepping = letter === 'L';
    x = nextX;
    y = nextY;
  }
  return out;
}

/**
 * @param {number} dx tenths of a px
 * @param {number} dy
 * @param {boolean} stepping a step after a step needs no letter
 */
function step(dx, dy, stepping) {
  const text = `${short(dx)}${joined(short(dy))}`;
  return stepping ? joined(text) : `l${text}`;
}

/** @param {string} number */
const joined = (number) => (number.startsWith('-') ? number : `,${number}`);
