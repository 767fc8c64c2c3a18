export { CopyButton } from './copy-button.js';
