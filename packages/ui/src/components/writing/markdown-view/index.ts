export { LazyMarkdownLine, LazyMarkdownView } from './lazy-markdown-view.js';
export { MarkdownView } from './markdown-view.js';
export { plainLine } from './plain-line.js';
