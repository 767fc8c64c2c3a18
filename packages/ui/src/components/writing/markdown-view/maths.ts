import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { Plugins } from './plugins.js';
import { singleDollars } from './single-dollars.js';

/** Reads `$$…$$`, `$…$` by Pandoc's rule, and fences of `math`. */
export const readMaths: Plugins = [[remarkMath, { singleDollarTextMath: false }], singleDollars];

/** MathML: browsers draw and readers speak it, without fonts or styles of its own. */
export const drawMaths: Plugins = [
  [rehypeKatex, { output: 'mathml', errorColor: 'var(--ui-color-danger-text)' }],
];
