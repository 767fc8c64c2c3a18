export { EditableRow, type EditableRowProps } from './editable-row.js';
