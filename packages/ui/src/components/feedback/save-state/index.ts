export { SaveState, type SaveStateProps } from './save-state.js';
