export { insistOn } from './edit/save-changes.js';
export type { SetField } from './edit/set-changes.js';
export {
  type EditConflict,
  type EditStatus,
  type SetEdit,
  useSetEdit,
} from './edit/use-set-edit.js';
export { type SetFiles, useSetFiles } from './edit/use-set-files.js';
export { CategorySlot } from './form/category-slot.js';
export { FailedWrite } from './form/failed-write.js';
export { sameSets } from './form/find-duplicates.js';
export { OptionsStatus } from './form/options-status.js';
export { ReleaseCard, ReleaseFields, type ReleaseFieldsProps } from './form/release-fields.js';
export {
  type ReleaseForm,
  readRelease,
  releaseFormOf,
  releaseOfSite,
} from './form/release-form.js';
export { releaseProblem } from './form/release-problem.js';
export { SetFields, type SetFieldsProps } from './form/set-fields.js';
export { emptyForm, isUntouched, newSetBody, type SetForm, valuesOf } from './form/set-form.js';
export { SimilarSets, type SimilarSetsProps } from './form/similar-sets.js';
export { bytesOf, categoryOfName, type UploadItem } from './upload/upload-items.js';
export { createUploadSessions, type UploadSessions } from './upload/upload-sessions.js';
export {
  lacksQuestionFile,
  type SlotProblems,
  type UploadProblem,
  type UploadState,
  type WriteFailure,
} from './upload/upload-state.js';
export { useUpload } from './upload/use-upload.js';
export { useUploadFocus } from './upload/use-upload-focus.js';
