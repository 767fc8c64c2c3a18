export { ListTools } from './list-tools.js';
