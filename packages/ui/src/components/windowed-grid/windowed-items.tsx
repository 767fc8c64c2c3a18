'use client';

import { memo, type ReactNode, type RefObject } from 'react';
import { useWindowRows } from '../../lib/window-rows/index.js';

/** Props of {@link WindowedItems}. */
export interface WindowedItemsProps<Item> {
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  columns: number;
  gap: number;
  estimate: number;
  restoreKey?: string;
}

function Cell<Item>({
  item,
  position,
  total,
  row,
  measure,
  renderItem,
}: {
  item: Item;
  position: number;
  total: number;
  /** Only of the first cell of a row, which is as high as the row. */
  row?: number;
  measure?: (element: HTMLElement | null) => void;
  renderItem: (item: Item) => ReactNode;
}) {
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={position}
      aria-setsize={total}
      // Windowed cards are near the window anyway, and are measured before they would be laid out.
      className="ui:min-w-0 ui:*:[content-visibility:visible]"
    >
      {renderItem(item)}
    </li>
  );
}

const MemoCell = memo(Cell) as typeof Cell;

/** The cells near the window. The list around them is padded by the height of the others. */
export function WindowedItems<Item>({
  list,
  items,
  itemKey,
  renderItem,
  columns,
  gap,
  estimate,
  restoreKey,
}: WindowedItemsProps<Item>) {
  const { rows, measure } = useWindowRows({
    list,
    count: Math.ceil(items.length / columns),
    estimate,
    gap,
    columns,
    restoreKey,
  });
  const first = (rows[0]?.index ?? 0) * columns;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;

  return (
    <>
      {items.slice(first, end).map((item, offset) => {
        const index = first + offset;
        const leads = index % columns === 0;
        return (
          <MemoCell
            key={itemKey(item)}
            item={item}
            position={index + 1}
            total={items.length}
            row={leads ? index / columns : undefined}
            measure={leads ? measure : undefined}
            renderItem={renderItem}
          />
        );
      })}
    </>
  );
}
