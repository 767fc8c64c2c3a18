export { MarkdownView, type MarkdownViewProps } from './markdown-view.js';
export { LINK_PROTOCOLS, safeLink } from './safe-link.js';
