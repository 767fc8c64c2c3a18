import { useLayoutEffect, useRef, useState } from 'react';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { moveItem } from './move-item.js';

/** The buttons of a row. */
export type RowPart = 'up' | 'handle' | 'down';
/** Key of an item. */
export type ItemKey = string | number;

interface Held {
  key: ItemKey;
  name: string;
  origin: number;
}

interface ReorderOptions<T> {
  items: readonly T[];
  getKey: (item: T) => ItemKey;
  getName: (item: T, position: number) => string;
  getPlace?: (items: readonly T[], index: number) => string;
  onReorder: (items: T[], move: { from: number; to: number }) => void;
}

/** Moves items, says so, and keeps the focus on the button of the item that moved. */
export function useReorder<T>({ items, getKey, getName, getPlace, onReorder }: ReorderOptions<T>) {
  const strings = useTexts(moreTexts);
  const [message, setMessage] = useState('');
  const [held, setHeld] = useState<Held | null>(null);
  const [rows] = useState(() => new Map<ItemKey, HTMLElement>());
  const focused = useRef<{ key: ItemKey; part: RowPart; before: readonly T[] } | null>(null);
  const placeAt = (list: readonly T[], index: number) =>
    getPlace?.(list, index) ??
    strings['sortableList.place'](String(index + 1), String(list.length));

  // The browser drops the focus of an element that changes its place in the page.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.before === items) return;
    const { key, part } = focused.current;
    focused.current = null;
    rows.get(key)?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [items, rows]);

  function nameAt(position: number): string {
    const item = items[position];
    return item === undefined ? '' : getName(item, position + 1);
  }

  function move(from: number, to: number, part?: RowPart, name = nameAt(from)) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    if (part) focused.current = { key: getKey(item), part, before: items };
    const next = moveItem(items, from, to);
    setMessage(strings['sortableList.moved'](name, placeAt(next, to)));
    onReorder(next, { from, to });
  }

  function toggleHold(position: number) {
    const item = items[position];
    if (item === undefined) return;
    const say = held ? strings['sortableList.dropped'] : strings['sortableList.lifted'];
    setMessage(say(held?.name ?? nameAt(position), placeAt(items, position)));
    setHeld(held ? null : { key: getKey(item), name: nameAt(position), origin: position });
  }

  function cancelHold(position: number) {
    if (!held) return;
    setHeld(null);
    // The button that had the focus may go with the hold.
    rows.get(held.key)?.querySelector<HTMLElement>('[data-part="handle"]')?.focus();
    move(position, held.origin, 'handle');
    const back = moveItem(items, position, held.origin);
    setMessage(strings['sortableList.cancelled'](held.name, placeAt(back, held.origin)));
  }

  return {
    message,
    heldKey: held?.key,
    rows,
    move,
    moveHeld: (from: number, to: number, part: RowPart) => move(from, to, part, held?.name),
    toggleHold,
    cancelHold,
  };
}
