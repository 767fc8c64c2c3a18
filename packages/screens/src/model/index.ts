export { indexSets, searchSets } from '@bank-soal/contract/sets';
export type { LoadState } from './load-state.js';
export { completenessOf } from './sets/completeness.js';
export {
  filesOf,
  type QuestionSet,
  type SetFile,
  toQuestionSet,
} from './sets/question-set.js';
export { EVERYTHING, type SetQuery, toFilter } from './sets/set-query.js';
