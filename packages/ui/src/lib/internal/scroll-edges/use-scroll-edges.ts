import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** On which sides, left and right, there is more of an element than is seen. */
function sidesOf(element: Element): string {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const most = scrollWidth - clientWidth;
  if (most < 1) return '';
  // From right to left it starts at its right end, and counts below zero.
  const rightToLeft = getComputedStyle(element).direction === 'rtl';
  const left = rightToLeft ? most + scrollLeft : scrollLeft;
  return `${left > 1 ? 'left' : ''} ${left < most - 1 ? 'right' : ''}`.trim();
}

/** Reads of all before it writes to any: each reading behind a writing would lay out the page anew. */
function look(elements: Element[]) {
  const sides = elements.map(sidesOf);
  for (const [index, element] of elements.entries()) {
    const { dataset } = element as HTMLElement;
    const more = sides[index];
    if (more) dataset.more = more;
    else if (dataset.more) delete dataset.more;
  }
}

const scrolled = ({ currentTarget }: Event) => look([currentTarget as Element]);

/** The watched elements, by one observer: a page may have a hundred lists. */
const watched = new Set<Element>();
let sizes: ResizeObserver | undefined;

function observer() {
  // The fonts change what is in the lists, and with it how much of it is seen.
  document.fonts.addEventListener('loadingdone', () => look([...watched]));
  return new ResizeObserver((entries) => look(entries.map(({ target }) => target)));
}

function watch(element: Element | null) {
  if (!element) return;
  // It tells of what it begins to observe before that is painted.
  sizes ??= observer();
  sizes.observe(element);
  watched.add(element);
  element.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    sizes?.unobserve(element);
    watched.delete(element);
    element.removeEventListener('scroll', scrolled);
  };
}

/**
 * For what scrolls sideways. Keeps its `data-more`: the sides, left and right, on which there is more of
 * it than is seen, absent where it fits. With the utility `scroll-edges` it fades out there.
 *
 * @param list what scrolls; its parts come and change with the component that calls this
 */
export function useScrollEdges(list: RefObject<Element | null>) {
  useLayoutEffect(() => watch(list.current), [list]);
  // To observe each part would cost every list as much as drawing it; parts change when they are drawn.
  useEffect(() => {
    if (list.current) look([list.current]);
  });
}
