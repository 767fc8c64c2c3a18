import { type RefObject, useLayoutEffect } from 'react';

/** Space between the toasts and what they stand above, in pixels. */
const GAP = 8;

/** How far the toasts go up so that nothing at the window's lower edge is covered, in pixels. */
function liftOf(list: HTMLElement): number {
  // Content behind a dialog takes no clicks; on a phone toasts move to the upper edge then.
  if (document.querySelector('[data-part="overlay"]')) return 0;
  const { left, right, height } = list.getBoundingClientRect();
  const bottom = window.innerHeight - (Number.parseFloat(getComputedStyle(list).bottom) || 0);
  const covered = [...document.querySelectorAll('[data-lower-edge]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right)
    .filter((box) => box.bottom > bottom - height && box.top < bottom);
  return covered.reduce((most, box) => Math.max(most, bottom - box.top + GAP), 0);
}

/**
 * Keeps toasts above what stands at the window's lower edge and says so by `data-lower-edge`, such as
 * the bar of what is selected.
 *
 * @param shown whether there are toasts
 */
export function useLift(list: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const region = list.current;
    if (!region || !shown) return;
    let frame = 0;
    function place() {
      frame = 0;
      region?.style.setProperty('translate', `0 -${liftOf(region)}px`);
    }
    function soon() {
      if (frame === 0) frame = requestAnimationFrame(place);
    }
    place();
    const seen = new ResizeObserver(soon);
    seen.observe(region);
    seen.observe(document.body);
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      seen.disconnect();
      drawn.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [list, shown]);
}
