export { type HeatRow, HeatTable } from './heat-table.js';
