export { FeatureCard } from './feature-card.js';
