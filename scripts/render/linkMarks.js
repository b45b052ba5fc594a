/**
 * Vega's renderers ask a mark for its group and an item for its mark: a scene as they take it.
 *
 * @param {any} mark of a `Scene`
 * @param {string} hatch what a hatched item is filled with, as ids have to differ among the drawings of a page
 * @param {object} [group]
 */
export function linkMarks(mark, hatch, group) {
  mark.group = group;
  mark.role = 'mark';
  mark.interactive = mark.marktype === 'text';
  for (const item of mark.items) {
    item.mark = mark;
    if (item.fill === 'url(#hatch)') item.fill = hatch;
    for (const child of item.items ?? []) linkMarks(child, hatch, item);
  }
  return mark;
}
