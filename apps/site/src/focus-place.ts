import type { Place } from './place-memory.js';

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * Moves the focus to where one left a page, else to its title, so that readers hear where they are.
 * Both may come late, after code or data: until then the focus waits on the content as a whole, and
 * it follows only while nobody has moved it away.
 *
 * @returns stops waiting
 */
export function focusPlace(main: HTMLElement, { href }: Place): () => void {
  const { activeElement: chosen } = document;
  // The page itself has put it where its visit begins.
  if (chosen !== main && main.contains(chosen)) return () => {};

  let given: HTMLElement = main;

  function find(): HTMLElement {
    const links = href
      ? [...main.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)]
      : [];
    // Many sets have the same topic: the one that was left is in sight again.
    return links.find(isInWindow) ?? links[0] ?? main.querySelector<HTMLElement>('h1') ?? main;
  }

  function give(target: HTMLElement): void {
    given = target;
    if (target.tagName === 'H1') target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  function untouched(): boolean {
    const { activeElement } = document;
    return activeElement === given || (activeElement === document.body && !given.isConnected);
  }

  const observer = new MutationObserver(() => {
    if (!untouched()) return observer.disconnect();
    const target = find();
    if (target !== given) give(target);
  });
  give(find());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
