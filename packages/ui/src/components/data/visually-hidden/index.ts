export { VisuallyHidden } from './visually-hidden.js';
