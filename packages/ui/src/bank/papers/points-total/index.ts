export { PointsTotal } from './points-total.js';
