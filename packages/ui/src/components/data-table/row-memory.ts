import type { ReactElement } from 'react';
import type { TableBodyProps } from './table-body-props.js';
import { drawRow, type TableRowProps } from './table-row.js';

type Box = Pick<TableRowProps<unknown>, 'selected' | 'selectable' | 'selectLabel'>;

/** What was drawn last. */
interface Drawn<Row> extends Pick<TableBodyProps<Row>, 'rows' | 'columns' | 'layout'> {
  /** Absent in a table without selection. */
  boxes: Box[] | undefined;
  elements: ReactElement[];
}

/**
 * Draws all rows of a table and keeps their elements: React passes over one that it knows. A choice draws one
 * row, and no row needs a component that remembers.
 */
export function rowMemory<Row>() {
  let last: Drawn<Row> | undefined;

  return (props: TableBodyProps<Row>): ReactElement[] => {
    const { rows, columns, layout, rowKey } = props;
    const before = last?.columns === columns && last.layout === layout ? last : undefined;
    const boxes = boxesOf(props);
    const elements = rows.map((row, index) => {
      const known = before?.rows[index] === row && sameBox(before.boxes?.[index], boxes?.[index]);
      return (
        (known ? before.elements[index] : undefined) ??
        drawRow({ row, index, columns, layout, ...boxes?.[index] }, rowKey(row))
      );
    });
    // A list of its own, in case the host changes its own in place.
    last = { rows: [...rows], columns, layout, boxes, elements };
    return elements;
  };
}

function boxesOf<Row>({ rows, rowKey, selected, canSelect, nameRow }: TableBodyProps<Row>) {
  if (!selected) return undefined;
  return rows.map((row) => ({
    selected: selected.has(rowKey(row)),
    selectable: canSelect(row),
    selectLabel: nameRow(row),
  }));
}

function sameBox(one: Box | undefined, other: Box | undefined) {
  return (
    one?.selected === other?.selected &&
    one?.selectable === other?.selectable &&
    one?.selectLabel === other?.selectLabel
  );
}
