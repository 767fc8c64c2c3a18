import { ACCOUNT_SENTENCES } from '@bank-soal/contract/sentences/account';
import { PEOPLE_SENTENCES } from '@bank-soal/contract/sentences/people';

/** What the form of a lecturer and an import of them may find wrong. */
export const LECTURER_SENTENCES = { ...ACCOUNT_SENTENCES, ...PEOPLE_SENTENCES };
