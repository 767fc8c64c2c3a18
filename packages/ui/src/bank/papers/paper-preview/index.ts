export { PaperPreview } from './paper-preview.js';
export type { PreviewChoice } from './preview-choices.js';
