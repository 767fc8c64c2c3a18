export { Chip, type ChipProps } from './chip.js';
export { ToggleChip, type ToggleChipProps } from './toggle-chip.js';
