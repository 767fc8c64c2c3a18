export { TextPreview, type TextPreviewProps } from './text-preview.js';
