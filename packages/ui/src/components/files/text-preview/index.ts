export { TextPreview } from './text-preview.js';
