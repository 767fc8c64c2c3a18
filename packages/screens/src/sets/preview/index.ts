export { previewAddress } from './preview-address.js';
export { PreviewScreen } from './preview-screen.js';
