export { LazyMarkdownLine, LazyMarkdownView } from './lazy-markdown-view.js';
export { MarkdownView, type MarkdownViewProps } from './markdown-view.js';
export { plainLine } from './plain-line.js';
export { LINK_PROTOCOLS, safeLink } from './safe-link.js';
