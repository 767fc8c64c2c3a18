export { StatGrid } from './stat-grid.js';
