export { ConfirmDialog } from './confirm-dialog.js';
