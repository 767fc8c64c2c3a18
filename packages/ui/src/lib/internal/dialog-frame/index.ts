export { DialogCloseContext } from './dialog-close.js';
export {
  DialogFrame,
  type DialogFrameProps,
  type DialogStateProps,
  type OwnDialogProps,
} from './dialog-frame.js';
