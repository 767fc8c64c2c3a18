export { Separator } from './separator.js';
