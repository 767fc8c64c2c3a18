export { UpdatedDate } from './updated-date.js';
