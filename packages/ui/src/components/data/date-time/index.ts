export { DateTime, type DateTimeProps } from './date-time.js';
