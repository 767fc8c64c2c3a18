export { initialLines } from './import-rows.js';
export { QuestionImportTable } from './question-import-table.js';
