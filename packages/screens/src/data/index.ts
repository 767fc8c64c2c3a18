export { askForRest } from './ask-for-rest.js';
export { BankImages } from './bank-images.js';
export { DataProvider } from './data-provider.js';
export { FileAddress } from './file-address.js';
export { keys } from './keys.js';
export { type Ahead, type KnownAnswers, loadAhead } from './load-ahead.js';
export { useCourseMaterials, useCourseMaterialWrites } from './use-course-materials.js';
export { useCourseSets } from './use-course-sets.js';
export { useCourseStats } from './use-course-stats.js';
export { useCourseTags, useCourseTagWrites } from './use-course-tags.js';
export { useCombinedPreview, useFileContent, useFileText } from './use-documents.js';
export { type DownloadChoice, useDownload } from './use-download.js';
export { type FilterData, useDropdown } from './use-dropdown.js';
export { useLecturers, useLecturerWrites } from './use-lecturers.js';
export {
  useMaterialTags,
  useMaterialTagsByCourse,
  useMaterialTagWrites,
  useTagAssignments,
} from './use-material-tags.js';
export { useNewestSets } from './use-newest-sets.js';
export { useOwnSets } from './use-own-sets.js';
export { useChangePassword } from './use-password.js';
export { useQuestionSet } from './use-question-set.js';
export { useQuestionSets } from './use-question-sets.js';
export { useRecentSets, useRememberSet } from './use-recent-sets.js';
export { useSameFiles } from './use-same-files.js';
export { useSetToEdit } from './use-set-to-edit.js';
export { useSetWrites } from './use-set-writes.js';
export { useSignIn } from './use-sign-in.js';
export { useSite } from './use-site.js';
export { useTemplateDownload } from './use-template-download.js';
export { useUploadOptions } from './use-upload-options.js';
export { useUploadPorts } from './use-upload-ports.js';
