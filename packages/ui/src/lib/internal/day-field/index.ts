export { DayField, type DayFieldProps } from './day-field.js';
export { useDayDraft } from './use-day-draft.js';
