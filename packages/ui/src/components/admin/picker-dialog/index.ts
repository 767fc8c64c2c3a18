export { PickerDialog, type PickerDialogProps } from './picker-dialog.js';
export type { PickerItem } from './picker-list.js';
