/** As long as a list may take on a slow way; who moves by then is left where they are. */
const GIVES_UP_AFTER_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where a page was left. What is loaded when needed makes the page tall enough only a
 * moment later, so it is tried again as the page grows, until the reader moves by themselves.
 *
 * @param main what grows
 * @param top pixels from the top of the page
 * @returns how to stop trying
 */
export function scrollToPlace(main: HTMLElement, top: number): () => void {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(() => stop(), GIVES_UP_AFTER_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of OWN_MOVES) removeEventListener(type, stop);
  }
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true });
  observer.observe(main);
  return stop;
}
