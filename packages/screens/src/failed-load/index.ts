export { FailedLoadCard } from './failed-load-card.js';
