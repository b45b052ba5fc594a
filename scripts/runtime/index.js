export { pageChart } from './pageChart.js';
