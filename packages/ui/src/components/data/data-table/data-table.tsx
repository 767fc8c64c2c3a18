'use client';

import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { SortMenu, type SortOrder } from '../../inputs/sort-menu/index.js';
import { CardList } from './card-list.js';
import type { DataColumn, RowKey } from './data-column.js';
import { toggleAll, toggleKey } from './selection.js';
import { sortRows } from './sort-rows.js';
import { TableView } from './table-view.js';
import { useTableLayout } from './use-table-layout.js';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says what the table holds. */
  caption: string;
  /**
   * Keeps the caption for screen readers only, where a heading beside it says the same.
   * @default true
   */
  captionHidden?: boolean;
  /** The columns, in order. */
  columns: readonly DataColumn<Row>[];
  /** The rows; sorted here when `order` names a column with `sortBy`. */
  rows: readonly Row[];
  /** Key of a row. */
  rowKey: (row: Row) => RowKey;
  /** By what the rows are sorted, when the caller keeps it. */
  order?: SortOrder | null;
  /** By what the rows are sorted at first, or `null`, when the caller does not keep it. */
  defaultOrder?: SortOrder | null;
  /** Called by the heads of sortable columns; without it and `defaultOrder` there are no buttons. */
  onOrderChange?: (order: SortOrder) => void;
  /**
   * `compact` for long administrative tables; without it that of the page around counts.
   * @default undefined
   */
  density?: 'comfortable' | 'compact';
  /** Keys of the chosen rows, when the caller keeps them; shows a box in every row. */
  selected?: ReadonlySet<RowKey>;
  /** Keys of the rows that are chosen at first, when the caller does not keep them; shows the boxes too. */
  defaultSelected?: ReadonlySet<RowKey>;
  /** Called with the keys of all rows that are chosen now, in a new set. */
  onSelectedChange?: (selected: Set<RowKey>) => void;
  /** Whether a row can be chosen; the box of another rests, and 'Pilih semua' leaves it out. */
  isSelectable?: (row: Row) => boolean;
  /** Names a row for its box; needed where there are boxes. */
  rowLabel?: (row: Row) => string;
  /**
   * Shows skeletons instead of the rows.
   * @default false
   */
  loading?: boolean;
  /**
   * How many skeletons.
   * @default 5
   */
  loadingRows?: number;
  /** Stands in the place of the table when there are no rows. */
  empty?: ReactNode;
  /**
   * From how many rows on only those near the window are drawn.
   * @default 200
   */
  windowedFrom?: number;
  /**
   * Width of the table itself, in rem, below which its rows are cards.
   * @default 42
   */
  cardsBelow?: number;
  /**
   * Width of the table itself, in rem, below which its columns are asked for narrow cells.
   * @default 56
   */
  narrowBelow?: number;
}

const always = () => true;

/** Rows and columns; a list of cards where the table has not the width for them. */
export function DataTable<Row>({
  caption,
  captionHidden = true,
  columns,
  rows,
  rowKey,
  order: givenOrder,
  defaultOrder,
  onOrderChange,
  density,
  selected: givenKeys,
  defaultSelected,
  onSelectedChange,
  isSelectable,
  rowLabel,
  loading = false,
  loadingRows = 5,
  empty,
  windowedFrom = 200,
  cardsBelow = 42,
  narrowBelow = 56,
  className,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const strings = useTexts(controlsTexts);
  const box = useRef<HTMLDivElement>(null);
  const ownOrder = useOwnValue(givenOrder, defaultOrder, onOrderChange);
  const order = ownOrder.value;
  const onOrder = onOrderChange || defaultOrder !== undefined ? ownOrder.change : undefined;
  const ownKeys = useOwnValue(givenKeys, defaultSelected, onSelectedChange);
  const selected = ownKeys.value;
  const layout = useTableLayout(box, cardsBelow, narrowBelow);
  const cards = layout === 'cards';
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);
  const open = isSelectable ? sorted.filter(isSelectable) : sorted;
  const chosen = selected ? open.filter((row) => selected.has(rowKey(row))).length : 0;
  const sortable = onOrder
    ? columns.filter(({ sortBy }) => sortBy).map(({ id, header }) => ({ value: id, label: header }))
    : [];
  const shared = {
    caption,
    columns,
    layout,
    rows: sorted,
    rowKey,
    selected,
    canSelect: isSelectable ?? always,
    nameRow: (row: Row) => strings['dataTable.row'](rowLabel?.(row) ?? String(rowKey(row))),
    windowed: !loading && sorted.length >= windowedFrom,
    bones: loading ? loadingRows : 0,
    onToggle: (row: Row) => selected && ownKeys.change(toggleKey(selected, rowKey(row))),
  };

  const selection = chosen === 0 ? 'none' : chosen === open.length ? 'all' : 'some';
  const selectAll = () => selected && ownKeys.change(toggleAll(selected, open.map(rowKey)));

  function content() {
    if (!loading && sorted.length === 0 && empty !== undefined) return empty;
    if (cards) return <CardList {...shared} />;
    return (
      <TableView
        {...shared}
        captionHidden={captionHidden}
        order={order}
        onOrder={onOrder}
        selection={selected && selection}
        onSelectAll={selectAll}
      />
    );
  }

  return (
    <div
      ref={useMergedRef(box, ref)}
      data-component="data-table"
      data-density={density}
      className={cn('ui:min-w-0', className)}
      {...rest}
    >
      {cards && onOrder && sortable.length > 0 && sorted.length > 1 && (
        <SortMenu
          className="ui:mb-3"
          options={sortable}
          value={order ?? { by: sortable[0]?.value ?? '', direction: 'ascending' }}
          onChange={onOrder}
        />
      )}
      {cards && selected && sorted.length > 1 && (
        // Above the boxes of the cards, which stand within their borders.
        <Checkbox
          className="ui:mb-3 ui:ps-4.25"
          label={strings['dataTable.all']}
          checked={selection === 'all'}
          indeterminate={selection === 'some'}
          onChange={selectAll}
        />
      )}
      {content()}
    </div>
  );
}
