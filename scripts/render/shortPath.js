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
 * Steps are taken between rounded places, so that no error adds up. Steps in one direction are one: a flat curve has few.
 *
 * @param {string} data
 */
function shortPath(data) {
  if (!/^[MLZ\d.,e-]+$/.test(data) || !data.includes('L'))
    return data.replace(/-?\d*\.\d+(?:e-?\d+)?/g, shortNumber);
  let [x, y] = [0, 0];
  let out = '';
  /** @type {Step[]} */
  let steps = [];
  const unit = data.split('L').length > dense ? 2 : 1;
  const end = () => {
    out += written(steps);
    steps = [];
  };
  for (const [, letter, first, second] of data.matchAll(
    /([MLZ])(?:(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?))?/g,
  )) {
    if (letter !== 'L') end();
    if (letter === 'Z') {
      out += 'z';
      continue;
    }
    const nextX = Math.round(Number(first) * 10);
    const nextY = Math.round((Number(second) * 10) / unit) * unit;
    if (letter === 'M') out += `M${short(nextX)}${joined(short(nextY))}`;
    else take(steps, [nextX - x, nextY - y]);
    [x, y] = [nextX, nextY];
  }
  end();
  return out;
}

/**
 * @typedef {[number, number]} Step tenths of a px
 *
 * @param {Step[]} steps gets one more, or a longer last one
 * @param {Step} step
 */
function take(steps, [dx, dy]) {
  const last = steps[steps.length - 1];
  const goesOn = last && last[0] * dy === last[1] * dx && last[0] * dx + last[1] * dy > 0;
  if (goesOn) steps[steps.length - 1] = [last[0] + dx, last[1] + dy];
  else steps.push([dx, dy]);
}

/** A step after a step needs no letter. @param {Step[]} steps */
function written(steps) {
  const numbers = steps.flat().map(short);
  return numbers.length ? `l${numbers[0]}${numbers.slice(1).map(joined).join('')}` : '';
}

/** @param {string} number */
const joined = (number) => (number.startsWith('-') ? number : `,${number}`);
