'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Cell } from './cell.js';

/** Props of {@link PlainItems}. */
export interface PlainItemsProps<Item> {
  items: readonly Item[];
  /** How many there are, when not all are drawn yet. */
  total: number;
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  restoreKey?: string;
}

/** In the window at once, on a phone and elsewhere: a guessed height would be put right before the reader's eyes. */
const FIRST = { everywhere: 4, wide: 12 };

const visited = new Set<string>();

/** All of a list's items: for so few that leaving some out would cost more than it saves. */
export function PlainItems<Item>({
  items,
  total,
  itemKey,
  renderItem,
  restoreKey = '',
}: PlainItemsProps<Item>) {
  // Whoever comes back is to find the place to the pixel, so that no height may be guessed.
  const [again] = useState(() => visited.has(restoreKey));
  useEffect(() => {
    if (restoreKey !== '') visited.add(restoreKey);
  }, [restoreKey]);
  const laidOut = (index: number) => {
    if (again || index < FIRST.everywhere) return 'everywhere';
    return index < FIRST.wide ? 'wide' : undefined;
  };
  return items.map((item, index) => (
    <Cell
      key={itemKey(item)}
      item={item}
      position={index + 1}
      total={total}
      renderItem={renderItem}
      laidOut={laidOut(index)}
    />
  ));
}
