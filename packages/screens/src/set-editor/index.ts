export { categoryOfName } from './category-of-name.js';
export { CategorySlot } from './category-slot.js';
export { FailedWrite } from './failed-write.js';
export { sameSets } from './find-duplicates.js';
export { OptionsStatus } from './options-status.js';
export { ReleaseCard, ReleaseFields, type ReleaseFieldsProps } from './release-fields.js';
export {
  type ReleaseForm,
  readRelease,
  releaseFormOf,
  releaseOfSite,
} from './release-form.js';
export { releaseProblem } from './release-problem.js';
export { insistOn } from './save-changes.js';
export type { SetField } from './set-changes.js';
export { SetFields, type SetFieldsProps } from './set-fields.js';
export { emptyForm, isUntouched, newSetBody, type SetForm, valuesOf } from './set-form.js';
export { SimilarSets, type SimilarSetsProps } from './similar-sets.js';
export { bytesOf, type UploadItem } from './upload-items.js';
export { createUploadSessions, type UploadSessions } from './upload-sessions.js';
export {
  lacksQuestionFile,
  type SlotProblems,
  type UploadProblem,
  type UploadState,
  type WriteFailure,
} from './upload-state.js';
export { type EditConflict, type EditStatus, type SetEdit, useSetEdit } from './use-set-edit.js';
export { type SetFiles, useSetFiles } from './use-set-files.js';
export { useUpload } from './use-upload.js';
export { useUploadFocus } from './use-upload-focus.js';
