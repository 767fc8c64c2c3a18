/** A person as the rest of the server sees them. */
export interface Account {
  id: number;
  name: string;
  email: string;
  roles: string[];
  /** The token by which they call. */
  token: TokenFacts;
  /** Where they call from. */
  address?: string;
}

/** Facts of a token with a valid signature. */
export interface TokenFacts {
  /** Identity of the token. */
  id: string;
  /** Its account's at sign-in. */
  generation: number;
  /** In seconds since 1970. */
  expiresAt: number;
}
