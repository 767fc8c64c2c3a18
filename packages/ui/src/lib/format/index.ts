export {
  type DateStyle,
  type FormatOptions,
  formatCount,
  formatDate,
  formatFileSize,
} from './format.js';
