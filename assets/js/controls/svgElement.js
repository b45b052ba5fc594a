/**
 * As `element`, of a drawing.
 *
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | undefined>} [attributes] those without a value are not set
 * @param {Node[]} [children]
 * @returns {SVGElementTagNameMap[T]}
 */
export function svgElement(tag, attributes = {}, children = []) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
