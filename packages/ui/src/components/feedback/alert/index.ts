export { Alert } from './alert.js';
