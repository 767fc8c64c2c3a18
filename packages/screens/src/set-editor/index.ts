export { createDraftKeeper } from './draft-keeper.js';
export { createChangesKeeper } from './edit-draft.js';
export { editedStatus, statusWithFile } from './edited-status.js';
export { judgeFiles } from './file-problem.js';
export { OptionsStatus } from './options-status.js';
export { insistOn, saveChanges } from './save-changes.js';
export {
  afterChoice,
  afterSaving,
  applyChanges,
  changesBetween,
  conflictsOf,
  isChanged,
  type SetChanges,
  type SetField,
  type Side,
  withChange,
} from './set-changes.js';
export { SetFields, type SetFieldsProps } from './set-fields.js';
export {
  emptyForm,
  formOf,
  isUntouched,
  newSetBody,
  type SetForm,
  sameForm,
  valuesOf,
} from './set-form.js';
export type { UploadDraft } from './upload-draft.js';
export { fileFailure, uploadFailure } from './upload-failure.js';
export { allSent, bytesOf, itemsOf, type UploadItem, unsend, unsentItems } from './upload-items.js';
export { uploadMessages, useUploadMessages } from './upload-messages.js';
export { createUploadQueue, type UploadQueue } from './upload-queue.js';
export type {
  FailedStatus,
  SlotProblems,
  UploadProblem,
  UploadState,
  UploadStatus,
} from './upload-state.js';
export { useUploadFocus } from './use-upload-focus.js';
export { wordedItems } from './worded-items.js';
