export { BrowserDrafts } from './browser-drafts.js';
