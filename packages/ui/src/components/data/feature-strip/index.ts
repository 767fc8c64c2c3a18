export { FeatureStrip, type FeatureStripItem, type FeatureStripProps } from './feature-strip.js';
