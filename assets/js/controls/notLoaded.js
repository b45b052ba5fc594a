import { element } from './element.js';

/** Says so in a place whose contents could not be fetched: browsers do not ask for a failed script again. @param {Element} place */
export const notLoaded = (place) => () =>
  place.append(element('p', { class: 'chart-said' }, ['This could not be loaded. Load the page again.']));
