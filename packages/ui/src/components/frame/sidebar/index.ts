export { Sidebar } from './sidebar.js';
