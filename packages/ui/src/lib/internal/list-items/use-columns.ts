import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns a CSS grid laid out, and the space between its rows in pixels. */
export interface GridColumns {
  columns: number;
  gap: number;
}

/** Reads from the styles how many columns a grid came to; 0 until it is laid out. */
export function useColumns(grid: RefObject<HTMLElement | null>): GridColumns {
  const [found, setFound] = useState<GridColumns>({ columns: 0, gap: 0 });

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const read = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap) || 0;
      setFound((old) => (old.columns === columns && old.gap === gap ? old : { columns, gap }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  return found;
}
