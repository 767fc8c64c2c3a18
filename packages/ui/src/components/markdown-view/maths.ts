import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { Plugins } from './plugins.js';

/** Reads `$$…$$` and fences of `math`; a single dollar stays a dollar. */
export const readMaths: Plugins = [[remarkMath, { singleDollarTextMath: false }]];

/** MathML: browsers draw and readers speak it, without fonts or styles of its own. */
export const drawMaths: Plugins = [
  [rehypeKatex, { output: 'mathml', errorColor: 'var(--ui-color-danger-text)' }],
];
