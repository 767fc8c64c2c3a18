export { PaperPreview, type PaperPreviewProps } from './paper-preview.js';
export type { PreviewChoice } from './preview-choices.js';
