export { useWindowRows, type WindowRows, type WindowRowsOptions } from './window-rows.js';
