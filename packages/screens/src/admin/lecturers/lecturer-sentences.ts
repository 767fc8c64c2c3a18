import { ACCOUNT_SENTENCES, PEOPLE_SENTENCES } from '@bank-soal/contract/sentences';

/** What the form of a lecturer and an import of them may find wrong. */
export const LECTURER_SENTENCES = { ...ACCOUNT_SENTENCES, ...PEOPLE_SENTENCES };
