export { Grid } from './grid.js';
