export {
  type DateStyle,
  type FormatOptions,
  formatCount,
  formatDate,
  formatFileSize,
} from './format.js';
export { type Formats, useFormats } from './use-formats.js';
