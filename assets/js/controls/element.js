/**
 * An element with its attributes and children; text is never markup.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | boolean | ((event: any) => void)>} [attributes] `onclick` and the like are listeners
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (typeof value === 'boolean') made.toggleAttribute(name, value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/**
 * A button as all controls of charts and pages have it.
 *
 * @param {string} name
 * @param {() => void} onclick
 * @param {Record<string, string>} [more] attributes
 */
export const quietButton = (name, onclick, more = {}) =>
  element('button', { type: 'button', class: 'quiet-button', ...more, onclick }, [name]);

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
