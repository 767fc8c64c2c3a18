/**
 * Cookie in which a browser tells that someone is signed in there, so that the site's first page can be
 * drawn for them. It is no key: whoever makes it up sees an empty frame, and no answer.
 */
export const SIGNED_IN_COOKIE = 'bank-soal-signed-in';
