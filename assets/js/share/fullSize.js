import { element } from '../controls/element.js';

/**
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {() => void} close the menu, which would cover what is to be seen
 */
export const fullSizeButton = ({ figure, page }, close) =>
  button('Full size', 'chart-enter', () => {
    close();
    return figure.requestFullscreen().catch(() => page.announce('Full size is not allowed here'));
  });

/** The way back, seen while a chart has the whole screen: not every reader knows the key. */
export const leaveFullSize = () => button('Leave full size', 'chart-leave', () => document.exitFullscreen());

/** @param {string} name @param {string} more @param {() => void} onclick */
const button = (name, more, onclick) =>
  element('button', { type: 'button', class: `quiet-button ${more}`.trim(), onclick }, [name]);
