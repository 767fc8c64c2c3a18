/** What is watched; a page may have a hundred of them, so one observer and one listener serve all. */
const watched = new WeakSet<Element>();
let sizes: ResizeObserver | undefined;

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

function resized(entries: ResizeObserverEntry[]) {
  const touched = entries.map(({ target }) =>
    watched.has(target) ? target : target.parentElement,
  );
  look([...new Set(touched)].filter((element) => element !== null));
}

/**
 * For the `ref` of what scrolls sideways. Keeps its `data-more`: the sides, left and right, on which there
 * is more of it than is seen, absent where it fits. With the utility `scroll-edges` it fades out there.
 */
export function watchScrollEdges(element: HTMLElement | null) {
  if (!element) return;
  // It tells of what it begins to observe before that is painted.
  sizes ??= new ResizeObserver(resized);
  const observer = sizes;
  const parts = [element, ...element.children];
  watched.add(element);
  for (const each of parts) observer.observe(each);
  element.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    watched.delete(element);
    for (const each of parts) observer.unobserve(each);
    element.removeEventListener('scroll', scrolled);
  };
}
