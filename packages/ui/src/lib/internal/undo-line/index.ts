export { UndoLine } from './undo-line.js';
