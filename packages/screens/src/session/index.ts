export type { KeyStorage } from '../browser/stored.js';
export { forgetPageReader, keepPageCookies, keepPageReader } from './page-cookies.js';
export { type Session, SessionProvider, useSession } from './session-provider.js';
export { SESSION_KEY } from './session-record.js';
export {
  browserPlaces,
  createSessionStore,
  type SessionPlaces,
  type SessionStore,
} from './session-store.js';
export { userKey } from './user-key.js';
