export * from './cards.js';
export { Dialog } from './dialog.js';
export { MultiSelect } from './multi-select.js';
export { Choice, TabGroup, Table } from './panels.js';
