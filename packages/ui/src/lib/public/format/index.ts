export {
  type DateStyle,
  type FormatOptions,
  formatClock,
  formatCount,
  formatDate,
  formatFileSize,
  formatMoment,
} from './format.js';
export { type Formats, useFormats } from './use-formats.js';
