export { LevelBadge, type LevelBadgeProps } from './level-badge.js';
export { levelTone } from './level-tone.js';
