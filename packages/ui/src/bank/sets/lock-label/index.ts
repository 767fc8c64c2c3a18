export { LockLabel, type LockLabelProps } from './lock-label.js';
