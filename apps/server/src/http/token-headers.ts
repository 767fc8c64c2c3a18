import { TOKEN_HEADER } from '@bank-soal/contract/session';

/** What is read differs by the token: nobody is given what was kept for another. */
export const VARY_BY_READER = `${TOKEN_HEADER}, Authorization`;

/** The same of what is sent packed. */
export const VARY_BY_READER_AND_ENCODING = `Accept-Encoding, ${VARY_BY_READER}`;
