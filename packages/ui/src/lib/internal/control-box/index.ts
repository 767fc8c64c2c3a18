export { ControlBox } from './control-box.js';
export { type ControlFrame, FrameContext } from './frame-context.js';
