export { ListTools, type ListToolsProps } from './list-tools.js';
