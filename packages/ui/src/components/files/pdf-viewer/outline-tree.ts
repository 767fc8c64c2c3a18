import type { ReactNode } from 'react';
import type { TreeItem } from '../../data/tree/index.js';
import type { OutlineEntry } from './outline.js';

/** A table of contents as a `Tree` takes it; titles repeat, so an entry goes by its place. */
export function outlineTree(
  entries: readonly OutlineEntry[],
  onPage: (page: number) => void,
  detailOf: (page: number) => ReactNode,
) {
  const holders: string[] = [];
  const valueOf = new Map<OutlineEntry, string>();

  function itemsOf(below: readonly OutlineEntry[], place: string): TreeItem[] {
    return below.map((entry, index) => {
      const { title, page } = entry;
      const value = `${place}${index + 1}`;
      valueOf.set(entry, value);
      if (entry.entries.length > 0) holders.push(value);
      return {
        value,
        label: title,
        children: itemsOf(entry.entries, `${value}.`),
        ...(page === null
          ? { selectable: false }
          : { detail: detailOf(page), onSelect: () => onPage(page) }),
      };
    });
  }

  return { items: itemsOf(entries, ''), holders, valueOf };
}
