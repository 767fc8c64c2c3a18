export { BarChart } from './bar-chart.js';
