/**
 * How heavy a selector is: the heavier rule wins wherever it stands.
 *
 * @typedef {{ classes: number, tags: number }} Weight
 */

/**
 * @param {string} selector without escapes
 * @returns {Weight} of a list that of its heaviest
 */
export function weightOf(selector) {
  return listOf(selector).map(weightOfOne).reduce(heavier);
}

/** @type {(selector: string) => Weight} */
function weightOfOne(selector) {
  let [classes, tags] = [0, 0];
  let rest = selector;
  for (let found = nested(rest); found; found = nested(rest)) {
    rest = found.around;
    // Nothing counts in `:where()`; others weigh what is in them.
    if (found.name === 'where') continue;
    const inside = weightOf(found.inside);
    classes += inside.classes;
    tags += inside.tags;
  }
  const take = (/** @type {RegExp} */ what) => {
    const { length } = rest.match(what) ?? [];
    rest = rest.replaceAll(what, ' ');
    return length;
  };
  classes += take(/\[[^\]]*\]/g);
  tags += take(PSEUDO_ELEMENT);
  classes += take(/[.:][\w-]+(\([^()]*\))?/g);
  tags += take(/[a-z][\w-]*/g);
  return { classes, tags };
}

const PSEUDO_ELEMENT = /::[a-z-]+|:(before|after)\b/g;

/**
 * What is drawn beside an element's own box, such as `:after`.
 *
 * @param {string} selector
 */
export const pseudoElementOf = (selector) => selector.match(PSEUDO_ELEMENT)?.join('') ?? '';

/** @type {(one: Weight, other: Weight) => Weight} */
const heavier = (one, other) =>
  (one.classes - other.classes || one.tags - other.tags) > 0 ? one : other;

/** @param {string} selector */
function nested(selector) {
  const found = /:(is|not|has|where)\(/.exec(selector);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; end < selector.length; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  const around = selector.slice(0, found.index) + selector.slice(end + 1);
  return { name: found[1], inside: selector.slice(start, end), around };
}

/** @type {(selectors: string) => string[]} */
function listOf(selectors) {
  const list = [''];
  let depth = 0;
  for (const sign of selectors) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) list.push('');
    else list[list.length - 1] += sign;
  }
  return list;
}
