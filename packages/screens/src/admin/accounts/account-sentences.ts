import { ACCOUNT_SENTENCES, PEOPLE_SENTENCES } from '@bank-soal/contract/sentences';

/** What the change of an account and an import of students may find wrong. */
export const ACCOUNT_LIST_SENTENCES = { ...ACCOUNT_SENTENCES, ...PEOPLE_SENTENCES };
