export { CountBadge } from './count-badge.js';
