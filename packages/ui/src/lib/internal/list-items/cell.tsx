import { memo, type ReactNode } from 'react';
import { cn } from '../cn/index.js';

export interface CellProps<Item> {
  item: Item;
  /** Its place among all, counted from 1. */
  position: number;
  total: number;
  renderItem: (item: Item) => ReactNode;
  /** Where the item is laid out even while it is far from the window. */
  laidOut?: 'everywhere' | 'wide';
  /** Only of the first cell of a measured row, which is as high as the row. */
  row?: number;
  measure?: (element: HTMLElement | null) => void;
}

const LAID_OUT = {
  everywhere: 'ui:[--laid-out:visible]',
  wide: 'ui:md:[--laid-out:visible]',
};

function PlainCell<Item>({
  item,
  position,
  total,
  renderItem,
  laidOut,
  row,
  measure,
}: CellProps<Item>) {
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={position}
      aria-setsize={total}
      className={cn('ui:min-w-0', laidOut && LAID_OUT[laidOut])}
    >
      {renderItem(item)}
    </li>
  );
}

/** One item of a long list, which says its place; drawn again only when it changed. */
export const Cell = memo(PlainCell) as typeof PlainCell;
