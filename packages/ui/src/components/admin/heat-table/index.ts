export { type HeatCell, type HeatRow, HeatTable } from './heat-table.js';
