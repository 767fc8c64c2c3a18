export { DateTime } from './date-time.js';
