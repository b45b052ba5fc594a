export { pageChart } from './pageChart.js';
export { sceneOf } from './sceneOf.js';
