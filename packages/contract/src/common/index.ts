export {
  DAY_MS,
  jakartaDay,
  jakartaMidnight,
  jakartaWeek,
  jakartaYear,
  readDay,
} from './calendar.js';
export { decodeText } from './decode-text.js';
export type { ErrorAnswer, ImportErrorAnswer } from './error.js';
export {
  type Failure,
  type FailureKey,
  failureIn,
  issueOf,
  type Sentences,
  sentenceOf,
  type WireFailure,
} from './failures.js';
export { type Id, parseId } from './ids.js';
export type { ImportAnswer } from './imports.js';
export {
  DESCRIPTION_MAX,
  EMAIL_MAX,
  NAME_MAX,
  PAGE_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  QUESTION_COUNT_MAX,
  SEARCH_MAX,
  SET_FILES_MAX,
  TITLE_MAX,
  YEAR_MIN,
} from './limits.js';
export { plainLine } from './plain-text.js';
