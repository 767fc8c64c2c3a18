export { SetLock } from './set-lock.js';
