export { WHOLE_BANK } from './bank-query.js';
export { ExistingQuestion } from './existing-question.js';
export { Narrowing } from './narrowing.js';
export { QuestionFilters } from './question-filters.js';
export { QuestionList } from './question-list.js';
export { type Bank, useBank } from './use-bank.js';
