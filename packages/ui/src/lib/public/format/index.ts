export {
  type FormatOptions,
  formatClock,
  formatCount,
  formatDate,
  formatFileSize,
  formatMoment,
} from './format.js';
export { useFormatOptions } from './use-format-options.js';
export { type Formats, useFormats } from './use-formats.js';
