export { BrowserDrafts, type BrowserDraftsProps } from './browser-drafts.js';
