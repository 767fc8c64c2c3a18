export {
  ImportDialog,
  type ImportDialogProps,
  type ImportFailure,
} from './import-dialog.js';
export type { ImportColumn, ImportRow } from './import-rows.js';
