export { type Bar, BarChart, type BarChartProps } from './bar-chart.js';
