export { Chip } from './chip.js';
export { ToggleChip } from './toggle-chip.js';
