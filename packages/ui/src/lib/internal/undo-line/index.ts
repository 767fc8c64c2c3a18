export { UndoLine, type UndoLineProps } from './undo-line.js';
