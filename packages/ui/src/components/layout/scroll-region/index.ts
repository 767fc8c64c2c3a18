export { ScrollRegion } from './scroll-region.js';
