import { EMAIL_MAX } from './limits.js';

const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Tells whether an account may be looked for by a text, which costs more the longer it is. */
export function isAskable(text: string): boolean {
  return text.length <= EMAIL_MAX && !/\p{Cc}/u.test(text);
}

/** Tells whether a text looks like an email address: `nama@domain.tld`, no spaces. */
export function isEmail(text: string): boolean {
  return isAskable(text) && PATTERN.test(text) && !text.includes('..');
}

/** The form in which emails are compared: trimmed, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
