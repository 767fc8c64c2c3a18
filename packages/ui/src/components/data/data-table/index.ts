export type { DataColumn } from './data-column.js';
export { DataTable } from './data-table.js';
export type { TableLayout } from './table-layout.js';
