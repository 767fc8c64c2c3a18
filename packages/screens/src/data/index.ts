export { useLecturers, useLecturerWrites } from './accounts/use-lecturers.js';
export { useChangePassword } from './accounts/use-password.js';
export { useSignIn } from './accounts/use-sign-in.js';
export { DataProvider } from './data-provider.js';
export { FileAddress } from './files/file-address.js';
export { useCombinedPreview, useFileContent, useFileText } from './files/use-documents.js';
export { type DownloadChoice, useDownload } from './files/use-download.js';
export { useSameFiles } from './files/use-same-files.js';
export { useTemplateDownload } from './files/use-template-download.js';
export { useUploadPorts } from './files/use-upload-ports.js';
export { keys } from './keys.js';
export { type Ahead, type KnownAnswers, loadAhead } from './load-ahead.js';
export { BankImages } from './questions/bank-images.js';
export { askForRest } from './sets/ask-for-rest.js';
export { useCourseSets } from './sets/use-course-sets.js';
export { type FilterData, useDropdown } from './sets/use-dropdown.js';
export { useNewestSets } from './sets/use-newest-sets.js';
export { useOwnSets } from './sets/use-own-sets.js';
export { useQuestionSet } from './sets/use-question-set.js';
export { useQuestionSets } from './sets/use-question-sets.js';
export { useRecentSets, useRememberSet } from './sets/use-recent-sets.js';
export { useSetToEdit } from './sets/use-set-to-edit.js';
export { useSetWrites } from './sets/use-set-writes.js';
export { useUploadOptions } from './sets/use-upload-options.js';
export { useSite } from './site/use-site.js';
export { useCourseMaterials, useCourseMaterialWrites } from './tags/use-course-materials.js';
export { useCourseStats } from './tags/use-course-stats.js';
export { useCourseTags, useCourseTagWrites } from './tags/use-course-tags.js';
export {
  useMaterialTags,
  useMaterialTagsByCourse,
  useMaterialTagWrites,
  useTagAssignments,
} from './tags/use-material-tags.js';
