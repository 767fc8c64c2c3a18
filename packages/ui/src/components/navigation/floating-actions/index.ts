export { FloatingAction, type FloatingActionProps } from './floating-action.js';
export { FloatingActions, type FloatingActionsProps } from './floating-actions.js';
