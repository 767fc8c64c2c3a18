import type { KeyboardEvent } from 'react';

/** Moves the focus among the entries of a panel with the arrows, Home and End, over rows and columns. */
export function moveAmongEntries(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.indexOf(event.target as HTMLElement);
  const top = entries[0]?.offsetTop;
  const columns = entries.findIndex(({ offsetTop }) => offsetTop !== top);
  const to = nextEntry(event.key, at, entries.length, columns === -1 ? 1 : columns);
  if (to === null) return;
  event.preventDefault();
  entries[to]?.focus();
}

/** The entry that a key leads to from another; `null` where it leads nowhere. */
export function nextEntry(key: string, at: number, count: number, columns: number): number | null {
  if (at === -1) return null;
  const next = {
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  }[key];
  if (next === undefined) return null;
  return next < 0 || next >= count ? at : next;
}
