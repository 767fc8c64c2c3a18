import type { SessionUser } from './session.js';

/**
 * Cookie by which a server knows for whom it may draw the site's pages. It opens pages alone: no call of the
 * API accepts it, and no script reads it.
 */
export const PAGE_COOKIE = '__Host-bank-soal-page';

/**
 * Where the site of a server asks for that cookie with the access token of a session that outlives the tab
 * (`POST`), and gives it back (`DELETE`). Not a part of the API.
 */
export const PAGE_READER_PATH = '/page-reader';

/** The viewer that a page was rendered for: their session without its token. */
export interface PageReader {
  /** Of their account. */
  id: number;
  /** Name on the page. */
  username: string;
  /** Stands in for a name that is empty. */
  email: string;
  /** Roles of the account. */
  roles: string[];
}

/** `id` of the element in which the answer of a form without scripts hands something to scripts that run after all. */
export const HANDOVER_ID = 'handover';

/** Data that the page hands over. */
export interface PageHandover {
  /** Whose session has begun; `null` where one has ended. */
  user: SessionUser | null;
  /** Whether the session outlives the tab. */
  isRemembered?: boolean;
}
