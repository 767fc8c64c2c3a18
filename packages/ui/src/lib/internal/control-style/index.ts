export { bareInputStyle, controlBoxStyle, controlStyle } from './control-style.js';
