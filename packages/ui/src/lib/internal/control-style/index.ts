export { bareInputStyle, controlBoxStyle, controlStyle, loneBoxStyle } from './control-style.js';
