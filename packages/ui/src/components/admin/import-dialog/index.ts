export {
  ImportDialog,
  type ImportDialogProps,
  type ImportFailure,
} from './import-dialog.js';
export type { ImportProblem } from './import-preview.js';
export type { ImportColumn, ImportRow } from './read-rows.js';
