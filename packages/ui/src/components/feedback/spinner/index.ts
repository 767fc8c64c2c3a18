export { Spinner } from './spinner.js';
