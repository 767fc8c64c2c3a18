export { initialLines, type QuestionImportRow } from './import-rows.js';
export { QuestionImportTable, type QuestionImportTableProps } from './question-import-table.js';
