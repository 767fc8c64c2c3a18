export { LiveRegion, type LiveRegionProps } from './live-region.js';
