import type { Ref } from 'react';
import { loneBoxStyle } from '../../../lib/internal/control-style/index.js';
import { CheckboxMark } from '../../inputs/checkbox/index.js';
import type { DataColumn, RowKey } from './data-column.js';
import type { TableLayout } from './table-layout.js';

const CELL = 'ui:px-(--ui-density-cell-inline) ui:py-(--ui-density-cell-block) ui:align-middle';

/** Classes of a cell; fixed texts, so that 500 rows make no new ones. */
export const CELL_LOOK = {
  start: `${CELL} ui:text-start`,
  end: `${CELL} ui:text-end ui:figures`,
  // On touch as much room as the box's target reaches into.
  select: `${CELL} ui:text-start ui:pointer-coarse:p-3`,
  header: `${CELL} ui:min-w-34 ui:text-start ui:font-medium ui:text-text ui:wrap-anywhere`,
} as const;

const BOX = `ui:flex ui:cursor-pointer ${loneBoxStyle}`;

/** Props of every row. */
export interface RowLook<Row> {
  columns: readonly DataColumn<Row>[];
  layout: TableLayout;
  /** Only while windowed. */
  measure?: Ref<HTMLTableRowElement>;
  windowed: boolean;
}

/** The box of a row, in a table with selection. */
export interface RowBox {
  isSelected: boolean;
  /** Whether its box can be changed. */
  isSelectable: boolean;
  name: string;
}

/**
 * A row as an element, not as a component: a body that keeps its elements needs no more. Its cells are
 * one list, since a list in a list is a node more for React to keep.
 *
 * @param index place in the sorted list
 */
export function drawRow<Row>(
  row: Row,
  key: RowKey,
  index: number,
  { columns, layout, measure, windowed }: RowLook<Row>,
  box?: RowBox,
) {
  const cells = columns.map((column) =>
    column.rowHeader ? (
      <th key={column.id} scope="row" className={CELL_LOOK.header}>
        {column.cell(row, layout)}
      </th>
    ) : (
      <td key={column.id} className={CELL_LOOK[column.align ?? 'start']}>
        {column.cell(row, layout)}
      </td>
    ),
  );
  return (
    <tr
      key={key}
      ref={measure}
      data-index={index}
      aria-rowindex={windowed ? index + 2 : undefined}
      aria-selected={box?.isSelected}
      className="ui:border-border ui:border-b ui:last:border-b-0 ui:hover:bg-surface-hover ui:aria-selected:bg-brand-soft"
    >
      {box ? [drawBox(box), ...cells] : cells}
    </tr>
  );
}

function drawBox({ isSelected, isSelectable, name }: RowBox) {
  return (
    <td key="data-table.select" className={CELL_LOOK.select}>
      {/* The table listens for the change of every box in it. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- around the box, and named by it */}
      <label className={BOX}>
        <CheckboxMark checked={isSelected} disabled={!isSelectable} readOnly aria-label={name} />
      </label>
    </td>
  );
}
