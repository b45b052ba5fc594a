export { pageChart } from './pageChart.js';
export { packLists, unpackLists } from './packLists.js';
