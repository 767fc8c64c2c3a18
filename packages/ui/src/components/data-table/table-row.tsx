'use client';

import type { Ref } from 'react';
import { loneBoxStyle } from '../../lib/internal/control-style/index.js';
import { CheckboxMark } from '../checkbox/index.js';
import type { DataColumn, RowKey } from './data-column.js';
import type { TableLayout } from './table-layout.js';

/** Classes of a cell; fixed texts, so that 500 rows make no new ones. */
export const CELL_LOOK = {
  start: 'ui:cell',
  end: 'ui:cell ui:text-end ui:figures',
  // On touch as much room as the box's target reaches into.
  select: 'ui:cell ui:pointer-coarse:p-3',
  header: 'ui:cell ui:min-w-34 ui:font-medium ui:text-text ui:wrap-anywhere',
} as const;

const BOX = `ui:flex ui:cursor-pointer ${loneBoxStyle}`;

/** What a row is drawn with. */
export interface TableRowProps<Row> {
  row: Row;
  /** Place in the sorted list. */
  index: number;
  columns: readonly DataColumn<Row>[];
  layout: TableLayout;
  /** Absent in a table without selection. */
  selected?: boolean;
  /**
   * Its box can be changed.
   * @default true
   */
  selectable?: boolean;
  /** Name of the row's checkbox. */
  selectLabel?: string;
  /** Only while windowed. */
  measure?: Ref<HTMLTableRowElement>;
  windowed?: boolean;
}

/** A row as an element, not as a component: a body that keeps its elements needs no more. */
export function drawRow<Row>(
  {
    row,
    index,
    columns,
    layout,
    selected,
    selectable = true,
    selectLabel,
    measure,
    windowed = false,
  }: TableRowProps<Row>,
  key?: RowKey,
) {
  return (
    <tr
      key={key}
      ref={measure}
      data-index={index}
      aria-rowindex={windowed ? index + 2 : undefined}
      aria-selected={selected}
      className="ui:look-row"
    >
      {selected !== undefined && (
        <td className={CELL_LOOK.select}>
          {/* The table listens for the change of every box in it. */}
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- around the box, and named by it */}
          <label className={BOX}>
            <CheckboxMark
              checked={selected}
              disabled={!selectable}
              readOnly
              aria-label={selectLabel}
            />
          </label>
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.id} scope="row" className={CELL_LOOK.header}>
            {column.cell(row, layout)}
          </th>
        ) : (
          <td key={column.id} className={CELL_LOOK[column.align ?? 'start']}>
            {column.cell(row, layout)}
          </td>
        ),
      )}
    </tr>
  );
}
