'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { ListItems } from '../../../lib/internal/list-items/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';

const list = cva('ui:grid ui:min-w-0 ui:grid-cols-[minmax(0,1fr)] ui:[overflow-anchor:none]', {
  variants: {
    gap: { none: '', sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6' },
    framed: {
      true: 'ui:framed-rows ui:rounded-lg ui:border ui:border-border ui:border-b-0 ui:bg-surface',
    },
  },
});

export interface WindowedListProps<Item> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Everything there is; of a long list only what is near the window is drawn. */
  items: readonly Item[];
  /** Unlike every other item's. Keep the function constant. */
  itemKey: (item: Item) => string | number;
  /** Draws one item. Keep the function constant, so that scrolling draws new items only. */
  renderItem: (item: Item) => ReactNode;
  /** Names the list. */
  label: string;
  /**
   * Space between the items.
   * @default 'sm'
   */
  gap?: 'none' | 'sm' | 'md' | 'lg';
  /**
   * One frame around all, with a hairline between them; together with `gap="none"`.
   * @default false
   */
  framed?: boolean;
  /**
   * Height in pixels of an item that was not drawn yet.
   * @default 96
   */
  estimate?: number;
  /** Comes back to the same place when it is mounted again under the same key. */
  restoreKey?: string;
}

/** Very many items one below the other. The window scrolls; far items are not in the document. */
export function WindowedList<Item>({
  items,
  itemKey,
  renderItem,
  label,
  gap = 'sm',
  framed = false,
  estimate = 96,
  restoreKey,
  className,
  ref,
  ...rest
}: WindowedListProps<Item>) {
  const own = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={useMergedRef(own, ref)}
      data-component="windowed-list"
      aria-label={label}
      className={cn(list({ gap, framed }), className)}
      {...rest}
    >
      <ListItems
        list={own}
        items={items}
        itemKey={itemKey}
        renderItem={renderItem}
        estimate={estimate}
        restoreKey={restoreKey}
      />
    </ul>
  );
}
