import type { ReactNode, RefObject } from 'react';

/** Props of `ListItems`. */
export interface ListItemsProps<Item> {
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  estimate: number;
  restoreKey?: string;
}
