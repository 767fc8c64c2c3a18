import { browserPlaces, createSessionStore } from '@bank-soal/screens/session';

/** Who is signed in at this browser. */
export const session = createSessionStore(browserPlaces());

/** The token of the moment, for calls that need one. */
export const accessToken = () => session.user()?.accessToken;
