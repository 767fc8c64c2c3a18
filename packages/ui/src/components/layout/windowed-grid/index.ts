export { WindowedGrid } from './windowed-grid.js';
