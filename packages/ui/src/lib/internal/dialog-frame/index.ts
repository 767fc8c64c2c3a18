export { DialogFrame, type DialogFrameProps } from './dialog-frame.js';
export { DialogOpenContext } from './dialog-open.js';
