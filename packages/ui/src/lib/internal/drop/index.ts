export { useDrop } from './use-drop.js';
