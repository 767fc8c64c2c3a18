/**
 * Cookie in which a browser tells who is signed in there, so that the site's next page can be drawn for them:
 * the number of an account whose session outlives the tab, or {@link SOMEBODY}. It is no key: whoever makes
 * it up sees an empty frame, and no answer.
 */
export const SIGNED_IN_COOKIE = 'bank-soal-signed-in';

/** What stands in it for a session that ends with its tab, which no other tab of the browser may see. */
export const SOMEBODY = 'tab';
