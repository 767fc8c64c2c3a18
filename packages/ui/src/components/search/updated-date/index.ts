export { UpdatedDate, type UpdatedDateProps } from './updated-date.js';
