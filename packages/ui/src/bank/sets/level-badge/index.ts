export { LevelBadge } from './level-badge.js';
