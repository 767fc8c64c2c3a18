/**
 * For the `ref` of what scrolls sideways. Keeps its `data-more`: the sides, left and right, on which there
 * is more of it than is seen. With the utility `scroll-edges` it fades out there.
 */
export function watchScrollEdges(element: HTMLElement | null) {
  if (!element) return;
  function look(this: void) {
    const { scrollLeft, scrollWidth, clientWidth, dataset } = element as HTMLElement;
    const most = scrollWidth - clientWidth;
    // From right to left it starts at its right end, and counts below zero.
    const rightToLeft = getComputedStyle(element as HTMLElement).direction === 'rtl';
    const left = rightToLeft ? most + scrollLeft : scrollLeft;
    dataset.more = `${left > 1 ? 'left' : ''} ${left < most - 1 ? 'right' : ''}`.trim();
  }
  look();
  const observer = new ResizeObserver(look);
  for (const each of [element, ...element.children]) observer.observe(each);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', look);
  };
}
