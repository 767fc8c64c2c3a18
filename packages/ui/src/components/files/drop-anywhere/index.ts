export { DropAnywhere } from './drop-anywhere.js';
