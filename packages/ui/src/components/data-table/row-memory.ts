import type { ReactElement } from 'react';
import type { NearRows } from './near-rows.js';
import type { TableBodyProps } from './table-body-props.js';
import { drawRow, type TableRowProps } from './table-row.js';

type Box = Pick<TableRowProps<unknown>, 'selected' | 'selectable' | 'selectLabel'>;

/** What every row is drawn with. */
type Shared<Row> = Pick<TableRowProps<Row>, 'columns' | 'layout' | 'measure' | 'windowed'>;

/** What was drawn last: rows from `first` on. */
interface Drawn<Row> {
  shared: Shared<Row>;
  first: number;
  rows: readonly Row[];
  /** Absent in a table without selection. */
  boxes: Box[] | undefined;
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
    const shared = { columns, layout, measure, windowed };
    const before = last && sameShared(last.shared, shared) ? last : undefined;
    const boxes = boxesOf(props, rows);
    const elements = rows.map((row, offset) => {
      const index = first + offset;
      const old = index - (before?.first ?? 0);
      const known = before?.rows[old] === row && sameBox(before.boxes?.[old], boxes?.[offset]);
      return (
        (known ? before.elements[old] : undefined) ??
        drawRow({ row, index, ...shared, ...boxes?.[offset] }, rowKey(row))
      );
    });
    last = { shared, first, rows, boxes, elements };
    return elements;
  };
}

function boxesOf<Row>(
  { rowKey, selected, canSelect, nameRow }: TableBodyProps<Row>,
  rows: readonly Row[],
) {
  if (!selected) return undefined;
  return rows.map((row) => ({
    selected: selected.has(rowKey(row)),
    selectable: canSelect(row),
    selectLabel: nameRow(row),
  }));
}

function sameShared<Row>(one: Shared<Row>, other: Shared<Row>) {
  return (
    one.columns === other.columns &&
    one.layout === other.layout &&
    one.measure === other.measure &&
    one.windowed === other.windowed
  );
}

function sameBox(one: Box | undefined, other: Box | undefined) {
  return (
    one?.selected === other?.selected &&
    one?.selectable === other?.selectable &&
    one?.selectLabel === other?.selectLabel
  );
}
