import type { ColumnType, Generated } from 'kysely';
import type { Fixed, Later, Moment } from './columns.js';

export interface UsersTable {
  id: Generated<number>;
  name: string;
  email: string;
  /** The email in the form in which emails are compared. */
  email_key: string;
  password_hash: string;
  kind: 'admin' | 'lecturer' | 'student';
  status: 'Aktif' | 'Nonaktif';
  /** Tokens of an older generation have ended. */
  token_generation: Generated<number>;
  /** 1 for an account of the demo data, whose password is public. */
  is_demo: Generated<number>;
  /** Null before the first time. */
  last_sign_in: Later;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** Account of a person of the campus's provider. */
export interface IdentitiesTable {
  id: Generated<number>;
  issuer: Fixed<string>;
  subject: Fixed<string>;
  user_id: Fixed<number>;
  /** 1 when the provider's claims made the account an administrator's. */
  made_admin: Generated<number>;
  created_at: Fixed<Moment>;
}

/** Codes that a browser brings back from the campus's sign-in, once. */
export interface SignInCodesTable {
  hash: Fixed<string>;
  user_id: Fixed<number>;
  /** The account's when the code was made. */
  token_generation: Fixed<number>;
  /** In milliseconds since 1970. */
  expires_at: Fixed<number>;
}

/** Tokens that were signed out of, until they would have ended by themselves. */
export interface EndedTokensTable {
  /** Identity of the token. */
  id: Fixed<string>;
  /** In seconds since 1970, like a token's own. */
  expires_at: Fixed<number>;
}

/** Failed sign-ins, or writes of an account; only where servers share them. */
export interface CountsTable {
  key: string;
  count: number;
  /** When they count no more, in milliseconds since 1970. */
  expires_at: number;
}

/** Settings of an account; without a row they are the defaults. */
export interface AccountSettingsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  record_views: number;
  /** Kinds of notices that come by mail, too, separated by commas. */
  mail_kinds: ColumnType<string | null, string | null | undefined, string | null>;
}
