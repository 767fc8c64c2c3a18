export { controlStyle } from './control-style.js';
