import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useInBrowser } from '../use-in-browser.js';
import { Cell } from './cell.js';

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

/** Props of the cells. */
type Drawn<Item> = Pick<PlainItemsProps<Item>, 'items' | 'total' | 'renderItem'>;

interface PlacedItem<Item> extends Omit<Drawn<Item>, 'items'> {
  key: string | number;
  item: Item;
  index: number;
}

/**
 * The first items as they are now; the others as they were drawn last, as far as they are still in the list, until
 * the rest of the list follows.
 */
function placeItems<Item>(
  now: Drawn<Item>,
  last: Drawn<Item>,
  keyOf: (item: Item) => string | number,
): PlacedItem<Item>[] {
  const place = ({ items, ...look }: Drawn<Item>) =>
    items.map((item, index) => ({ key: keyOf(item), item, index, ...look }));
  const all = place(now);
  if (now === last) return all;
  const others = new Set(all.slice(FIRST.wide).map(({ key }) => key));
  return [...all.slice(0, FIRST.wide), ...place(last).filter(({ key }) => others.has(key))];
}

/**
 * All of a list's items: for so few that leaving some out would cost more than it saves. What is far down follows a
 * change a moment later, in steps that let the next key pass.
 */
export function PlainItems<Item>({
  items,
  total,
  itemKey,
  renderItem,
  restoreKey = '',
}: PlainItemsProps<Item>) {
  // Returning to a page restores its scroll position to the pixel, so that no height may be guessed.
  const [again] = useState(() => visited.has(restoreKey));
  useEffect(() => {
    if (restoreKey !== '') visited.add(restoreKey);
  }, [restoreKey]);
  const laidOut = (index: number) => {
    if (again || index < FIRST.everywhere) return 'everywhere';
    return index < FIRST.wide ? 'wide' : undefined;
  };
  const now = useMemo(() => ({ items, total, renderItem }), [items, total, renderItem]);
  // A server renders the whole list: it may be all that its viewer gets.
  const whole = !useInBrowser() || again || items.length <= FIRST.wide;
  const [known, setKnown] = useState(() =>
    whole ? now : { ...now, items: items.slice(0, FIRST.wide) },
  );
  // oxlint-disable-next-line react/set-state-in-effect -- in a transition React would not defer what is derived
  useEffect(() => setKnown(now), [now]);
  const last = useDeferredValue(known);
  return placeItems(now, last, itemKey).map(({ key, index, ...drawn }) => (
    <Cell key={key} {...drawn} position={index + 1} laidOut={laidOut(index)} />
  ));
}
