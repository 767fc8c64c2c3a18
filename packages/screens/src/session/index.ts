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
} from './session-store.js';
