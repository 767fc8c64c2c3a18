import { TOKEN_HEADER } from '@bank-soal/contract/accounts';

/** Answers differ by the token: no cache may give one viewer's to another. */
export const VARY_BY_VIEWER = `${TOKEN_HEADER}, Authorization`;

/** The same for compressed answers. */
export const VARY_BY_VIEWER_AND_ENCODING = `Accept-Encoding, ${VARY_BY_VIEWER}`;
