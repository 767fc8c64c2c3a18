/** @typedef {{ name: string, styles: Record<string, string> }} Look */

/**
 * The computed styles of all elements that match; runs in the page.
 *
 * @param {string} selector
 * @returns {Look[]} in the order of the document
 */
export function looksOf(selector) {
  // How far down the page something stands depends on what the other part measures.
  const place = /^(--|top$|bottom$|inset-block-)/;
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo);
      const shown = !pseudo || computed.content !== 'none';
      const value = (/** @type {string} */ name) => computed.getPropertyValue(name);
      const sides = ['top', 'right', 'bottom', 'left'];
      const bare = sides.every(
        (side) =>
          value(`padding-${side}`) === '0px' &&
          (value(`border-${side}-style`) === 'none' || value(`border-${side}-width`) === '0px'),
      );
      // Styles without effect are not compared: borders without style or width, the alignment of blocks, and the box
      // where all are the same.
      const idle = (/** @type {string} */ name) =>
        (name === 'box-sizing' && bare) ||
        (name === 'vertical-align' && /^(block|flex|grid)$/.test(computed.display)) ||
        (/^border-.*-(style|width)$/.test(name) &&
          (value(name.replace('width', 'style')) === 'none' ||
            value(name.replace('style', 'width')) === '0px'));
      const drawn = [...computed].filter((name) => !place.test(name) && !idle(name));
      // Hidden elements, such as fields, have only that to compare.
      const there = computed.display === 'none' ? ['display'] : drawn;
      const names = shown ? there : [];
      const mark = element.getAttribute('data-component') ?? element.getAttribute('class') ?? '';
      return {
        name: `${element.tagName.toLowerCase()}${pseudo ?? ''} ${mark.slice(0, 60)}`.trim(),
        styles: Object.fromEntries(names.map((name) => [name, value(name)])),
      };
    }),
  );
}

/**
 * Where two pages draw the same elements differently.
 *
 * @param {Look[]} alone
 * @param {Look[]} together
 * @returns {string[]} one line an element; empty when all look alike
 */
export function differences(alone, together) {
  if (alone.length === 0) return ['there is nothing to compare'];
  if (alone.length !== together.length)
    return [`${alone.length} elements became ${together.length}`];
  return alone.flatMap(({ name, styles }, index) => {
    const other = together[index]?.styles ?? {};
    const changed = Object.keys({ ...styles, ...other })
      .filter((key) => styles[key] !== other[key])
      .map((key) => `${key}: ${styles[key]} → ${other[key]}`);
    return changed.length > 0 ? [`${name} { ${changed.slice(0, 6).join('; ')} }`] : [];
  });
}
