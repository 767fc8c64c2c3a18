export {
  type SegmentedOption,
  SegmentedToggle,
  type SegmentedToggleProps,
} from './segmented-toggle.js';
