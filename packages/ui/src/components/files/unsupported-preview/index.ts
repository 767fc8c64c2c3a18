export { UnsupportedPreview, type UnsupportedPreviewProps } from './unsupported-preview.js';
