export { useScrollEdges } from './use-scroll-edges.js';
