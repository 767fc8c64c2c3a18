export type { KeyStorage } from '../browser/stored.js';
export { displayName } from './display-name.js';
export { type Session, SessionProvider, useSession } from './session-provider.js';
export { parseSession, SESSION_KEY } from './session-record.js';
export {
  browserPlaces,
  createSessionStore,
  type SessionPlaces,
  type SessionStore,
} from './session-store.js';
export { userKey } from './user-key.js';
