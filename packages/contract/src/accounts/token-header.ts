/** Header that carries the token; `Authorization: Bearer` is accepted too. */
export const TOKEN_HEADER = 'x-access-token';
