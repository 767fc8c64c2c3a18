import type { DataColumn, RowKey } from './data-column.js';
import type { TableLayout } from './table-layout.js';

/** Props of a table's rows. */
export interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  layout: TableLayout;
  /** Absent in a table without selection. */
  selected?: ReadonlySet<RowKey>;
  /** Whether its box can be changed. */
  canSelect: (row: Row) => boolean;
  /** Name of a row's checkbox. */
  nameRow: (row: Row) => string;
}
