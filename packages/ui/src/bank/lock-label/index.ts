export { LockLabel, type LockLabelProps, type LockReason } from './lock-label.js';
