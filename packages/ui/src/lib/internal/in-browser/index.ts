export { useInBrowser } from './in-browser.js';
