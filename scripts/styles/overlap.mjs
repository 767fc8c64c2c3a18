/** The sides that a part of a property's name stands for. */
const SIDES = /** @type {const} */ ({
  '': 'tbse',
  block: 'tb',
  inline: 'se',
  top: 't',
  bottom: 'b',
  'block-start': 't',
  'block-end': 'b',
  'inline-start': 's',
  'inline-end': 'e',
  // Which of the two it is goes by the direction of the text.
  left: 'se',
  right: 'se',
});
const SIDE = Object.keys(SIDES).filter(Boolean).join('|');
const EDGE = new RegExp(`^(margin|padding|inset|border)(?:-(${SIDE}))?(?:-(width|style|color))?$`);

/** @param {string} property */
function edgeOf(property) {
  const name = /^(top|bottom|left|right)$/.test(property) ? `inset-${property}` : property;
  const [, kind, side = '', of = ''] = EDGE.exec(name) ?? [];
  return kind ? { kind, sides: SIDES[/** @type {keyof typeof SIDES} */ (side)], of } : undefined;
}

/**
 * Whether one of two properties takes the other back: both say the same of a box, or one says it of more sides.
 *
 * @param {string} one
 * @param {string} other
 */
export function overlaps(one, other) {
  const [edge, against] = [edgeOf(one), edgeOf(other)];
  if (edge && against) {
    const sameOf = !edge.of || !against.of || edge.of === against.of;
    return (
      edge.kind === against.kind && sameOf && [...edge.sides].some((s) => against.sides.includes(s))
    );
  }
  if (edge || against) return false;
  if (one.endsWith('radius') && other.endsWith('radius')) return true;
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
