export { useWindowRows } from './window-rows.js';
