'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ListItems } from '../../../lib/internal/list-items/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { Grid } from '../grid/index.js';

export interface WindowedGridProps<Item> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Everything there is; of a long list only what is near the window is drawn. */
  items: readonly Item[];
  /** Unlike every other item's. Keep the function constant. */
  itemKey: (item: Item) => string | number;
  /** Draws one item. Keep the function constant, so that scrolling draws new rows only. */
  renderItem: (item: Item) => ReactNode;
  /** Names the list. */
  label: string;
  /**
   * Least width of a column: 13, 18 or 28 rem.
   * @default 'md'
   */
  min?: 'sm' | 'md' | 'lg';
  /**
   * Space between cards, both ways: 8, 16 or 24 px.
   * @default 'md'
   */
  gap?: 'sm' | 'md' | 'lg';
  /**
   * Height in pixels of a row that was not drawn yet.
   * @default 340
   */
  estimate?: number;
  /**
   * Comes back to the same place when it is mounted again under the same key, such as that of an
   * entry of the history. Kept while the page lives.
   */
  restoreKey?: string;
}

/** Equal columns of very many cards. The window scrolls; far rows are not in the document. */
export function WindowedGrid<Item>({
  items,
  itemKey,
  renderItem,
  label,
  min = 'md',
  gap = 'md',
  estimate = 340,
  restoreKey,
  className,
  ref,
  ...rest
}: WindowedGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Grid
      as="ul"
      data-component="windowed-grid"
      ref={useMergedRef(list, ref) as never}
      aria-label={label}
      min={min}
      gap={gap}
      // The browser's own anchoring would correct what is corrected already.
      className={cn('ui:[overflow-anchor:none]', className)}
      {...(rest as object)}
    >
      <ListItems
        list={list}
        items={items}
        itemKey={itemKey}
        renderItem={renderItem}
        estimate={estimate}
        restoreKey={restoreKey}
      />
    </Grid>
  );
}
