export { EditableRow } from './editable-row.js';
