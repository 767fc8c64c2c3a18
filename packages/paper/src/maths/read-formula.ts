import { renderToString } from 'katex';
import type { MathNode } from './math-node.js';
import { readMarkup } from './read-markup.js';

/** Longer ones are no formulas. */
const LONGEST = 4_000;
/** Definitions multiply what follows them. */
const LONGEST_WITH_DEFINITIONS = 400;
const DEFINITION = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;
/** More than a page of signs. */
const LARGEST_MARKUP = 300_000;

/** Where the formula itself begins and ends; what stands after it says it in TeX again. */
const SEMANTICS = '<semantics>';
const ANNOTATION = '<annotation';

/**
 * A formula of TeX, read as it is on screen.
 *
 * @param display it has a line of its own, so that limits stand above and below
 * @returns nothing where it cannot be read
 */
export function readFormula(tex: string, display: boolean): MathNode | undefined {
  if (tex.length > (DEFINITION.test(tex) ? LONGEST_WITH_DEFINITIONS : LONGEST)) return undefined;
  try {
    const markup = renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
    });
    if (markup.length > LARGEST_MARKUP) return undefined;
    const from = markup.indexOf(SEMANTICS) + SEMANTICS.length;
    return readMarkup(markup.slice(from, markup.indexOf(ANNOTATION)));
  } catch {
    // KaTeX's message is for authors of macros; the formula itself shows where to look.
    return undefined;
  }
}
