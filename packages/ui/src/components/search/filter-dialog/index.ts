export { FilterDialog } from './filter-dialog.js';
