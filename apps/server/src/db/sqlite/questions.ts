import { sql } from 'kysely';
import { QUESTION_SEARCH_COLUMNS, type QuestionIndex } from '../search-index.js';
import { sqliteTrigrams } from './trigrams.js';

const TRIGRAMS = sqliteTrigrams('questions', 'question_search', QUESTION_SEARCH_COLUMNS);

/** By FTS5, as sets are. */
export const sqliteQuestions: QuestionIndex = {
  make: async (db) => {
    for (const statement of TRIGRAMS.statements) await sql.raw(statement).execute(db);
  },
  narrow: TRIGRAMS.narrow,
};
