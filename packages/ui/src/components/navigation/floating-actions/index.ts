export { FloatingAction } from './floating-action.js';
export { FloatingActions } from './floating-actions.js';
