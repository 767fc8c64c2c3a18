export { FileButton } from './file-button.js';
