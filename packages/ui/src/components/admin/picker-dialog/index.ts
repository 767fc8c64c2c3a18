export { PickerDialog, type PickerDialogProps } from './picker-dialog.js';
