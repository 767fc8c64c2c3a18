export { useConfirmation } from './use-confirmation.js';
