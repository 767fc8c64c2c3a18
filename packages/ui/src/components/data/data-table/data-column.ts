import type { ReactNode } from 'react';
import type { TableLayout } from './table-layout.js';

/** One column of a {@link DataTable}; in a narrow table one line of a card. Keep the list constant. */
export interface DataColumn<Row> {
  /** Unlike every other column's. */
  id: string;
  /** Head of the column, and label of the line in a card. */
  header: string;
  /**
   * Content of a row here: in a card, in a narrow table (buttons as icons alone), or in one
   * with it.
   */
  cell: (row: Row, layout: TableLayout) => ReactNode;
  /** Sort value of a row; shows the sort button. */
  sortBy?: (row: Row) => string | number;
  /**
   * Where its texts stand; numbers at the end.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Width as CSS, such as `12rem` or `40%`. */
  width?: string;
  /**
   * Width where the table has not much room.
   * @default that of `width`
   */
  narrowWidth?: string;
  /**
   * Names its row: read out with every other cell, and the title of the card.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Keeps the head for screen readers only, and the line of a card without a label.
   * @default false
   */
  headerHidden?: boolean;
  /**
   * Puts its cell into the upper corner of a card, beside the title, without a label: for the icon
   * buttons of a row.
   * @default false
   */
  cardCorner?: boolean;
}

/** Key of a row. */
export type RowKey = string | number;
