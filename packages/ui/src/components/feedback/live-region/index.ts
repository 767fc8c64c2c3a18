export { LiveRegion } from './live-region.js';
