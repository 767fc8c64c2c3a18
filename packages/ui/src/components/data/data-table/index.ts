export type { DataColumn, RowKey } from './data-column.js';
export { DataTable, type DataTableProps } from './data-table.js';
export { nextOrder, sortRows } from './sort-rows.js';
export type { TableLayout } from './table-layout.js';
