import { ACCOUNT_SENTENCES, PEOPLE_SENTENCES } from '@bank-soal/contract/sentences';

/** Sentences of a lecturer's form and an import of lecturers. */
export const LECTURER_SENTENCES = { ...ACCOUNT_SENTENCES, ...PEOPLE_SENTENCES };
