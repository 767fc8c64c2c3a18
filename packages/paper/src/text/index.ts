export { renderText } from './render-text.js';
