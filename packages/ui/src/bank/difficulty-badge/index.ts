export { DifficultyBadge, type DifficultyBadgeProps } from './difficulty-badge.js';
export { difficultyTone } from './difficulty-tone.js';
