export type { KeyStorage } from '../browser/stored.js';
export {
  forgetArrival,
  takeArrival,
  takenArrival,
} from './campus-arrival.js';
export { createLoginAddress, REFUSED } from './login-address.js';
export { decideAccess, type PageAccess } from './page-access.js';
export { keepPageCookies, keepPageReader, renderedFor, takeHandover } from './page-cookies.js';
export { type Session, SessionProvider, useSession } from './session-provider.js';
export {
  browserPlaces,
  createSessionStore,
  type SessionPlaces,
  type SessionStore,
} from './session-store.js';
