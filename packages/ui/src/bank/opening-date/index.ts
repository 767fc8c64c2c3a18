export {
  NO_OPENING,
  type OpeningText,
  type OpeningValue,
  openingIn,
  openingText,
  readOpening,
} from './opening.js';
export { OpeningDate, type OpeningDateProps } from './opening-date.js';
export { type OpeningPreset, openingPresets } from './presets.js';
