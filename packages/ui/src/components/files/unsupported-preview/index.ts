export { UnsupportedPreview } from './unsupported-preview.js';
