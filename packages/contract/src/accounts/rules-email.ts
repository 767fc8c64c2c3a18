import { EMAIL_MAX } from '../common/limits.js';

const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Signs that nobody sees: of two addresses that look alike, one would have them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address as it is kept: without what comes along unseen when it is pasted. */
export function cleanEmail(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/** Tells whether an account may be looked for by a text, which costs more the longer it is. */
export function isAskable(text: string): boolean {
  return text.length <= EMAIL_MAX && !/\p{Cc}/u.test(text);
}

/** Tells whether a text looks like an email address: `nama@domain.tld`, no spaces, nothing unseen. */
export function isEmail(text: string): boolean {
  return isAskable(text) && PATTERN.test(text) && !text.includes('..') && cleanEmail(text) === text;
}

/** The form in which emails are compared: as they look, without regard to case. */
export function emailKey(email: string): string {
  return cleanEmail(email.normalize('NFKC')).toLowerCase();
}
