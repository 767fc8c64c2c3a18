import rehypeHighlight from 'rehype-highlight';
import type { Plugins } from './plugins.js';

/** Marks the words of code whose fence names a language. */
export const highlight: Plugins = [[rehypeHighlight, { detect: false }]];
