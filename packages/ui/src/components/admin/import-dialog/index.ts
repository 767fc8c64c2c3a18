export {
  ImportDialog,
  type ImportDialogProps,
  type ImportFailure,
} from './import-dialog.js';
export type { ImportColumn, ImportRow } from './read-rows.js';
