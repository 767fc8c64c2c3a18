'use client';

import { memo, type ReactNode } from 'react';
import { cn } from '../cn/index.js';

/** Props of {@link Cell}. */
export interface CellProps<Item> {
  item: Item;
  /** Its place among all, counted from 1. */
  position: number;
  total: number;
  renderItem: (item: Item) => ReactNode;
  /** Lays the item out even while it is far from the window. */
  laidOut?: boolean;
  /** Only of the first cell of a measured row, which is as high as the row. */
  row?: number;
  measure?: (element: HTMLElement | null) => void;
}

function PlainCell<Item>({
  item,
  position,
  total,
  renderItem,
  laidOut = false,
  row,
  measure,
}: CellProps<Item>) {
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={position}
      aria-setsize={total}
      className={cn('ui:min-w-0', laidOut && 'ui:[--laid-out:visible]')}
    >
      {renderItem(item)}
    </li>
  );
}

/** One item of a long list, which says its place; drawn again only when it changed. */
export const Cell = memo(PlainCell) as typeof PlainCell;
