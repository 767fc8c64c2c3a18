export { ListItems } from './list-items.js';
