export { ARCHIVE_BYTES_MAX, ARCHIVE_SETS_MAX } from './archives.js';
export { FILE_CATEGORIES, type FileCategory } from './file-categories.js';
export { extensionOf, type FileKind, fileKind, fileTypeOf } from './file-kinds.js';
export {
  type FileAnswer,
  type PreviewType,
  type SearchableState,
  TEMPLATE_FILE_NAME,
  type UploadFields,
} from './files.js';
export { checkUploadName, checkUploadSize, UPLOAD_EXTENSIONS } from './rules-upload.js';
export { checkUploadForm } from './rules-upload-form.js';
