export { BulkActionBar } from './bulk-action-bar.js';
