import { useEffect, useMemo, useRef, useState } from 'react';
import { inOrder, type LoadedItems, type TreeItem, treeNodes } from './tree-nodes.js';

/** Result of loading an item's children. */
export interface LoadNews {
  came: 'loading' | 'loaded' | 'failed';
  label: string;
}

/** The rows of a tree; what opened items hold is asked for once, and kept. */
export function useTreeRows(items: readonly TreeItem[], expanded: readonly string[]) {
  const [loaded, setLoaded] = useState<LoadedItems>(new Map());
  const [news, setNews] = useState<LoadNews | null>(null);
  const asked = useRef(new Set<string>());

  async function ask({ value, label, children }: TreeItem) {
    if (typeof children !== 'function') return;
    asked.current.add(value);
    setNews({ came: 'loading', label });
    const below = await Promise.resolve()
      .then(children)
      .catch(() => 'failed' as const);
    asked.current.delete(value);
    setLoaded((before) => new Map(before).set(value, below));
    setNews({ came: below === 'failed' ? 'failed' : 'loaded', label });
  }

  // Kept while only the focus moves.
  const nodes = useMemo(
    () => treeNodes(items, new Set(expanded), loaded),
    [items, expanded, loaded],
  );
  const rows = useMemo(() => inOrder(nodes), [nodes]);

  useEffect(() => {
    for (const { kind, item } of rows) {
      if (kind === 'loading' && !asked.current.has(item.value)) void ask(item);
    }
  });

  return {
    nodes,
    rows,
    news,
    /** Asks once more for what could not be loaded. */
    askAgain({ value }: TreeItem) {
      setLoaded((before) => new Map([...before].filter(([other]) => other !== value)));
    },
  };
}
