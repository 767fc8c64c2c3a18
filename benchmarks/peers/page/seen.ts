const shown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Every text that can be seen: texts of visible elements and the choices of native selects. */
export function seenTexts(): Set<string> {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (text && parent && parent.tagName !== 'OPTION' && shown(parent)) texts.add(text);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input')) {
    if (input.value && shown(input)) texts.add(input.value);
  }
  for (const select of document.querySelectorAll('select')) {
    const text = select.selectedOptions[0]?.textContent;
    if (text && shown(select)) texts.add(text);
  }
  return texts;
}

/** Throws when one of the texts cannot be seen: then the work is not the same. */
export function demand(texts: readonly string[]): void {
  const seen = seenTexts();
  const missing = texts.filter((text) => !seen.has(text));
  if (missing.length === 0) return;
  const samples = missing.slice(0, 3).join(' | ');
  throw new Error(`${missing.length} of ${texts.length} texts are not seen: ${samples}`);
}

/** The option of an open list that shows this text and can be seen. */
export function findOption(selector: string, text: string): HTMLElement | undefined {
  const options = document.querySelectorAll<HTMLElement>(selector);
  return [...options].find((option) => option.textContent?.trim() === text && shown(option));
}

/** Whether the first element of this kind is there and can be seen. */
export function isSeen(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && shown(element);
}
