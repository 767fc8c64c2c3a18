export { RadioCard } from './radio-card.js';
