export { DialogCloseContext } from './dialog-close.js';
export { DialogFrame, type DialogFrameProps } from './dialog-frame.js';
