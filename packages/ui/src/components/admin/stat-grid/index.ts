export { StatGrid, type StatGridProps } from './stat-grid.js';
