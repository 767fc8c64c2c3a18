export { SegmentedToggle } from './segmented-toggle.js';
