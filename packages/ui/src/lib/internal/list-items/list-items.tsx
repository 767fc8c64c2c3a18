import { lazy, Suspense, useState } from 'react';
import type { ListItemsProps } from './list-items-props.js';
import { PlainItems } from './plain-items.js';

/** Up to so many items are all drawn; browsers leave out the layout of far cards themselves. */
const PLAIN_MAX = 100;

/** Drawn while the code that leaves far items out is on its way: more than a window shows. */
const AT_FIRST = 24;

const WindowedItems = lazy(async () => ({
  default: (await import('./windowed-items.js')).WindowedItems,
})) as unknown as typeof import('./windowed-items.js').WindowedItems;

/** The items of a list: all of a short one, those near the window of a long one. */
export function ListItems<Item>({ list, estimate, ...shared }: ListItemsProps<Item>) {
  const { items } = shared;
  const [long, setLong] = useState(items.length > PLAIN_MAX);
  // Once long stays long: what is typed must not change how a list is drawn.
  if (!long && items.length > PLAIN_MAX) setLong(true);
  if (!long) return <PlainItems {...shared} total={items.length} />;
  return (
    <Suspense
      fallback={<PlainItems {...shared} items={items.slice(0, AT_FIRST)} total={items.length} />}
    >
      <WindowedItems {...shared} list={list} estimate={estimate} />
    </Suspense>
  );
}
