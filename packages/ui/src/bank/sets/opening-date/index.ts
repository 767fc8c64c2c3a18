export { NO_OPENING, type OpeningText, openingText, readOpening } from './opening.js';
export { OpeningDate } from './opening-date.js';
