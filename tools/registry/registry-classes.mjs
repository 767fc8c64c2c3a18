const COLOURED =
  'bg|text|border(?:-[xytrblse])?|outline|ring|inset-ring|decoration|accent|caret|fill|stroke|divide|from|via|to';

/**
 * The library's classes as a host without its prefix writes them: `ui:hover:bg-surface` becomes
 * `hover:bg-ui-surface`. Colours keep `ui` in their names, so that they never meet the host's own.
 *
 * @param {string} code a source file
 * @param {ReadonlySet<string>} colours names of the colour tokens: `surface-hover`
 * @returns {string}
 */
export function unprefixClasses(code, colours) {
  return code.replace(/(?<![\w-])ui:([^\s'"`]+)/g, (_, written) => {
    const at = lastColon(written) + 1;
    return written.slice(0, at) + renameColour(written.slice(at), colours);
  });
}

/** @type {(utility: string, colours: ReadonlySet<string>) => string} */
function renameColour(utility, colours) {
  const match = new RegExp(`^(${COLOURED})-([a-z-]+)((?:/\\d+)?)$`).exec(utility);
  const [, kind, colour = '', opacity] = match ?? [];
  return colours.has(colour) ? `${kind}-ui-${colour}${opacity}` : utility;
}

/** The colon before the utility; those in brackets belong to a variant or a value. */
/** @type {(written: string) => number} */
function lastColon(written) {
  let depth = 0;
  let found = -1;
  for (const [index, sign] of [...written].entries()) {
    if (sign === '[' || sign === '(') depth += 1;
    if (sign === ']' || sign === ')') depth -= 1;
    if (sign === ':' && depth === 0) found = index;
  }
  return found;
}
