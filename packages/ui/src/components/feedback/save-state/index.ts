export { SaveState } from './save-state.js';
