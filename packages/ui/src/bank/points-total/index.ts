export { PointsTotal, type PointsTotalProps } from './points-total.js';
