import '../model/lib/freezeObjects.js';
import { answerAsks } from '../io/askThread.js';
import { renderPicture } from '../render/picture.js';

/*
 * Where pictures are painted of drawings: a thread that `drawCharts` asks. It loads little, and most of its work is not JavaScript.
 */

/**
 * @typedef {object} Ask
 * @property {import('../render/poster.js').Picture} picture
 * @property {Parameters<typeof renderPicture>[1]} drawn
 */

answerAsks(async (/** @type {Ask} */ { picture, drawn }) => renderPicture(picture, drawn));
