export { FilterDialog, type FilterDialogProps } from './filter-dialog.js';
