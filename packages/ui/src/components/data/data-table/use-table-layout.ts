import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPhone } from '../../../lib/public/media-query/index.js';
import { layoutAt, type TableLayout } from './table-layout.js';

/**
 * The layout that fits the width of an element, before it is first painted and from then on.
 *
 * @param box stands around the table
 * @param cards where rows become cards, in rem
 * @param narrow where cells become narrow, in rem
 */
export function useTableLayout(
  box: RefObject<HTMLElement | null>,
  cards: number,
  narrow: number,
): TableLayout {
  // Until it is measured, and on a server, by the window. What is measured is often the same, and then
  // no row is drawn a second time.
  const phone = useIsPhone();
  const [layout, setLayout] = useState<TableLayout>(phone ? 'cards' : 'wide');

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let known: TableLayout | undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = element.getBoundingClientRect().width / rem;
      // Not shown, such as in a closed panel: it says nothing.
      if (width <= 0) return;
      const next = layoutAt(width, { cards, narrow }, known);
      if (next !== known) setLayout(next);
      known = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, cards, narrow]);

  return layout;
}
