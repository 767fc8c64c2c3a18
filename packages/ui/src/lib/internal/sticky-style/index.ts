export { STICKY_STYLE } from './sticky-style.js';
