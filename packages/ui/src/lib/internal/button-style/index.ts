export { buttonStyle } from './button-style.js';
