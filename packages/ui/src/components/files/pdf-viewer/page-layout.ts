/** A page's own size, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Where a page stands in the scrolled column, in pixels. */
export interface PageBox {
  top: number;
  height: number;
}

/** A place in the document that survives another width: a page and how far down it. */
export interface PageAnchor {
  /** From 1. */
  page: number;
  /** 0 is the page's upper edge, 1 its lower. */
  fraction: number;
}

/** Space around and between pages, in pixels. */
export const PAGE_GAP = 12;

/** A4, until a page says otherwise. */
const A4: PageSize = { width: 595, height: 842 };

/** Assumed size of an unmeasured page: that of the first, else of any measured one. */
export function usualSize(sizes: ReadonlyMap<number, PageSize>): PageSize {
  return sizes.get(1) ?? sizes.values().next().value ?? A4;
}

/** Stacks pages of one width. A page of unknown size gets the usual ratio. */
export function layoutPages(
  count: number,
  sizes: ReadonlyMap<number, PageSize>,
  width: number,
): PageBox[] {
  const usual = usualSize(sizes);
  const boxes: PageBox[] = [];
  let top = PAGE_GAP;
  for (let page = 1; page <= count; page += 1) {
    const size = sizes.get(page) ?? usual;
    const height = Math.floor((width * size.height) / size.width);
    boxes.push({ top, height });
    top += height + PAGE_GAP;
  }
  return boxes;
}

/** The page that holds a height of the column, or the nearest one; 1 when there is none. */
export function pageAt(boxes: readonly PageBox[], y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle] as PageBox;
    if (y < box.top + box.height + PAGE_GAP) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

/** Where the column is scrolled to, independent of its width. */
export function anchorAt(boxes: readonly PageBox[], scrollTop: number): PageAnchor {
  const page = pageAt(boxes, scrollTop);
  const box = boxes[page - 1];
  return { page, fraction: box ? (scrollTop - box.top) / box.height : 0 };
}

/** The scroll position that shows an anchor at the upper edge. */
export function scrollTopOf(boxes: readonly PageBox[], { page, fraction }: PageAnchor): number {
  const box = boxes[page - 1];
  return box ? Math.max(0, box.top + fraction * box.height) : 0;
}

/** The pages to draw: those in sight and within one more screen either way. */
export function pagesToDraw(
  boxes: readonly PageBox[],
  scrollTop: number,
  height: number,
): { first: number; last: number } {
  return {
    first: pageAt(boxes, scrollTop - height),
    last: pageAt(boxes, scrollTop + 2 * height),
  };
}
