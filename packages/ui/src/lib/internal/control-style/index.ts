export {
  bareInputStyle,
  controlBoxStyle,
  controlStyle,
  framedStyle,
  loneBoxStyle,
} from './control-style.js';
