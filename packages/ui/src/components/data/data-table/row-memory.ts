import type { ReactElement } from 'react';
import type { NearRows } from './near-rows.js';
import type { TableBodyProps } from './table-body-props.js';
import { drawRow, type RowBox, type RowLook } from './table-row.js';

/** Last rendered rows, from `first` on. */
interface Drawn<Row> {
  look: RowLook<Row>;
  first: number;
  rows: readonly Row[];
  /** Absent in a table without selection. */
  boxes: RowBox[] | undefined;
  elements: ReactElement[];
}

/**
 * Draws the near rows of a table and keeps their elements: React passes over one that it knows. A choice draws
 * one row, and no row needs a component that remembers.
 */
export function rowMemory<Row>() {
  let last: Drawn<Row> | undefined;

  return (
    props: TableBodyProps<Row> & { windowed: boolean },
    { first, end, measure }: NearRows,
  ): ReactElement[] => {
    const { columns, layout, windowed, rowKey } = props;
    // A list of its own, in case the host changes its own in place.
    const rows = props.rows.slice(first, end);
    const look = { columns, layout, measure, windowed };
    const before = last && sameLook(last.look, look) ? last : undefined;
    const boxes = boxesOf(props, rows);
    const elements = rows.map((row, offset) => {
      const index = first + offset;
      const old = index - (before?.first ?? 0);
      const known = before?.rows[old] === row && sameBox(before.boxes?.[old], boxes?.[offset]);
      return (
        (known ? before.elements[old] : undefined) ??
        drawRow(row, rowKey(row), index, look, boxes?.[offset])
      );
    });
    last = { look, first, rows, boxes, elements };
    return elements;
  };
}

function boxesOf<Row>(
  { rowKey, selected, canSelect, nameRow }: TableBodyProps<Row>,
  rows: readonly Row[],
) {
  if (!selected) return undefined;
  return rows.map((row) => ({
    isSelected: selected.has(rowKey(row)),
    isSelectable: canSelect(row),
    name: nameRow(row),
  }));
}

function sameLook<Row>(one: RowLook<Row>, other: RowLook<Row>) {
  return (
    one.columns === other.columns &&
    one.layout === other.layout &&
    one.measure === other.measure &&
    one.windowed === other.windowed
  );
}

function sameBox(one: RowBox | undefined, other: RowBox | undefined) {
  return (
    one?.isSelected === other?.isSelected &&
    one?.isSelectable === other?.isSelectable &&
    one?.name === other?.name
  );
}
