export { FeatureStrip } from './feature-strip.js';
