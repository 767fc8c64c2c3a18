export { watchScrollEdges } from './scroll-edges.js';
